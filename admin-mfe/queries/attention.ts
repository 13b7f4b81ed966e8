/** For how long after somebody's last move a page counts as attended, in milliseconds. */
const ATTENTION = 5 * 60_000;

/** What people do to a page. */
const MOVES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastMove = Date.now();

/** Notices from now on that somebody is there, as who opened the page is; until the answer is called. */
export function watchAttention(): () => void {
  const moved = () => {
    lastMove = Date.now();
  };
  moved();
  for (const move of MOVES) window.addEventListener(move, moved, { passive: true, capture: true });
  return () => {
    for (const move of MOVES) window.removeEventListener(move, moved, { capture: true });
  };
}

/** Whether somebody was there a moment ago. */
export const isAttended = (): boolean => Date.now() - lastMove < ATTENTION;
