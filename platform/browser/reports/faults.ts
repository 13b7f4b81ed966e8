/** A fault as it is logged until the reporter is loaded. */
export type LoggedFault =
  | Event
  | {
      /** `render`: shown in the outlet or in place of the layout. `hydration`: React rendered anew what the server had sent. */
      readonly kind: 'render' | 'hydration';
      readonly error: unknown;
      readonly place: 'outlet' | 'layout';
      /** React's list of the components around the error. */
      readonly componentStack?: string | undefined;
    };

/** The inline script's list of faults; see `logFaults`. */
interface LoggingWindow {
  faultLog?: { push(fault: LoggedFault): unknown };
}

/** Passes a fault to the reporter, or logs it until the reporter is loaded. */
export const logFault = (fault: LoggedFault): void => void (window as LoggingWindow).faultLog?.push(fault);

/** Calls `take` with each logged fault, and with each later one. */
export function drainFaults(take: (fault: LoggedFault) => unknown): void {
  const page = window as LoggingWindow;
  if (!Array.isArray(page.faultLog)) page.faultLog = { push: take };
  else {
    for (const fault of page.faultLog.splice(0)) take(fault);
    Object.assign(page.faultLog, { push: take });
  }
}
