import { type ReactNode, useEffect } from 'react';

/** A promise that `resolve` fulfils. */
export function createSignal() {
  let resolve = () => {};
  const done = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { resolve, done };
}

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/**
 * Calls `onHydrated` once the page is hydrated. Renders nothing of its own, so that React's ids match the server's. A
 * navigation that settles earlier would be hydrated instead of what the server sent.
 */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
