import type { Remotes } from './remotes.ts';

/** Events that show that the visitor means to follow a link. */
const INTENT = ['pointerover', 'focusin', 'touchstart'];

/** Prefetches a page's scripts as soon as the visitor points at a link to it. Never under Save-Data. */
export function prefetchOnIntent(remotes: Pick<Remotes, 'prefetchPage'>): void {
  if (savesData()) return;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && internalPath(link);
    if (path) void remotes.prefetchPage(path);
  };
  for (const event of INTENT) document.addEventListener(event, onIntent, { passive: true });
}

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
      if (path) void remotes.prefetchRemote(path);
    }
  });
  const observeAll = () => {
    for (const link of document.links) if (link instanceof HTMLAnchorElement) inView.observe(link);
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}

/** Returns the path of a link that leads to another page of this site in this tab; undefined for any other link. */
function internalPath(link: HTMLAnchorElement): string | undefined {
  const isInternal = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isInternal && link.pathname !== location.pathname ? link.pathname : undefined;
}

/** Returns whether the visitor asked for as little data as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
