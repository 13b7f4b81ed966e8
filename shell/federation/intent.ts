import { pageOf, savesData } from './links.ts';
import type { Remotes } from './remotes.ts';

/** What tells that a visitor means to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Asks for a page's code as soon as the visitor means to go there. Never under Save-Data. */
export function prefetchOnIntent(remotes: Pick<Remotes, 'prefetchPage'>): void {
  if (savesData()) return;
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && pageOf(link);
    if (path) remotes.prefetchPage(path);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}
