import { useEffect } from 'react';

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
}

/** Tells that the page is hydrated. What settles before that would be hydrated instead of what the server sent. */
export function Live({ onLive }: LiveProps) {
  useEffect(onLive, [onLive]);
  return null;
}
