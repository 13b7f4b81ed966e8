// Lets the calendar of a server run faster: CLOCK_FACTOR days in a day. Loaded by year.ts before the server. Timers keep their time.
const begin = Date.now();
const factor = Number(process.env.CLOCK_FACTOR ?? 1);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [globalThis.Date.now()] : args));
  }
  static now() {
    return Math.round(begin + (RealDate.now() - begin) * factor);
  }
};
