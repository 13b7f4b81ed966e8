import { wrongUse } from '../process/steps.ts';

/** Returns how many visitors of 100 `--traffic` names. Throws a `StepFailed` if it is no whole number from `least` to 100. */
export function trafficIn(text: string, least: 0 | 1): number {
  const traffic = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (traffic >= least && traffic <= 100) return traffic;
  throw wrongUse(`--traffic must be a whole number from ${least} to 100, but ${text} was given.`);
}

/** Returns who is shown a release. `traffic`: of 100 visitors; undefined: it was simply made live. */
export function shownTo(traffic: number | undefined): string {
  if (traffic === 0) return 'shown to nobody any more';
  return traffic === undefined || traffic === 100 ? 'live' : `shown to ${traffic} visitors of 100`;
}
