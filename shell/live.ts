import { type ReactNode, useEffect } from 'react';

/** Something that happens once, and a promise of it. */
export function createSignal() {
  let raise = () => {};
  const raised = new Promise<void>((resolve) => {
    raise = resolve;
  });
  return { raise, raised };
}

interface LiveProps {
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** Tells that the page is hydrated; adds nothing to it, so that ids are those of the server. What settles before that would be hydrated instead of what the server sent. */
export function Live({ onLive, children }: LiveProps) {
  useEffect(onLive, [onLive]);
  return children;
}
