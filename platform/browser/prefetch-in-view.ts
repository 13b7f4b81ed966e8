import { internalPath, savesData } from './links.ts';
import type { Remotes } from './remotes.ts';

/** Events that show that the visitor looks around. */
const ACTIVITY = ['scroll', 'pointermove'];

/**
 * Prefetches the remotes of the links in view, after the visitor's first scroll or pointer movement: before that, nothing
 * competes with the page itself. Never under Save-Data.
 */
export function prefetchInView(remotes: Pick<Remotes, 'prefetchRemote'>): void {
  if (savesData()) return;
  const start = () => {
    for (const event of ACTIVITY) removeEventListener(event, start);
    observeLinks(remotes);
  };
  for (const event of ACTIVITY) addEventListener(event, start, { passive: true });
}

function observeLinks(remotes: Pick<Remotes, 'prefetchRemote'>): void {
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = isIntersecting && target instanceof HTMLAnchorElement ? internalPath(target) : undefined;
      if (path) remotes.prefetchRemote(path);
    }
  });
  const observeAll = () => {
    for (const link of document.links) if (link instanceof HTMLAnchorElement) inView.observe(link);
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}
