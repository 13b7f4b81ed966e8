/** A fault, which is buffered until the reporter is loaded. */
export type KeptFault =
  | Event
  | {
      /** `render`: shown in the outlet or in place of the layout. `hydration`: React rendered anew what the server had sent. */
      readonly kind: 'render' | 'hydration';
      readonly error: unknown;
      readonly place: 'outlet' | 'layout';
      /** React's list of the components around the error. */
      readonly componentStack?: string | undefined;
    };

/** The inline script's list of faults; see `keepFaults`. */
interface KeepingWindow {
  keptFaults?: { push(fault: KeptFault): unknown };
}

/** Passes a fault to the reporter, or buffers it until the reporter is loaded. */
export const keep = (fault: KeptFault): void => void (window as KeepingWindow).keptFaults?.push(fault);

/** Calls `take` with each buffered fault, and with each later one. */
export function takeKept(take: (fault: KeptFault) => void): void {
  const keeping = window as KeepingWindow;
  const { keptFaults } = keeping;
  if (Array.isArray(keptFaults)) {
    for (const fault of keptFaults.splice(0) as KeptFault[]) take(fault);
    keptFaults.push = (fault: KeptFault) => {
      take(fault);
      return 0;
    };
  } else keeping.keptFaults = { push: take };
}
