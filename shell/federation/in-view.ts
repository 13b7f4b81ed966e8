import { pageOf, savesData } from './links.ts';
import type { Remotes } from './remotes.ts';

/** What tells that a visitor has begun to look around. */
const SIGNS = ['scroll', 'pointermove'];

/**
 * Asks for the remotes that the links in view lead to, once the visitor has begun to look around: until then, nothing
 * competes with the page itself. Never under Save-Data.
 */
export function prefetchInView(remotes: Pick<Remotes, 'prefetchRemote'>): void {
  if (savesData()) return;
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin);
    watch(remotes);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
}

function watch(remotes: Pick<Remotes, 'prefetchRemote'>): void {
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = isIntersecting && target instanceof HTMLAnchorElement ? pageOf(target) : undefined;
      if (path) remotes.prefetchRemote(path);
    }
  });
  const observeAll = () => {
    for (const link of document.links) if (link instanceof HTMLAnchorElement) inView.observe(link);
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}
