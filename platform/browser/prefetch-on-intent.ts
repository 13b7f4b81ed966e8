import { internalPath, savesData } from './links.ts';
import type { Remotes } from './remotes.ts';

/** Events that show that the visitor means to follow a link. */
const INTENT = ['pointerover', 'focusin', 'touchstart'];

/** Prefetches a page's scripts as soon as the visitor points at a link to it. Never under Save-Data. */
export function prefetchOnIntent(remotes: Pick<Remotes, 'prefetchPage'>): void {
  if (savesData()) return;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && internalPath(link);
    if (path) remotes.prefetchPage(path);
  };
  for (const event of INTENT) document.addEventListener(event, onIntent, { passive: true });
}
