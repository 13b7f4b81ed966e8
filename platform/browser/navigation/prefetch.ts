import type { Remotes } from '../remotes.ts';

/** Events that show that the visitor means to follow a link. */
const INTENT = ['pointerover', 'focusin', 'touchstart'];

/** Time for which the visitor points at a link before its page's data is loaded, in milliseconds: longer than passing over it takes. */
const DWELL_MS = 65;

/** The registry is read when a link is pointed at, unless it was read less than so many milliseconds ago. */
const FRESH_MS = 2000;

interface Preparing extends Pick<Remotes, 'prefetchPage' | 'refresh'> {
  /** Runs the code of a page of a remote, then loads its data if that is still wanted. */
  preparePage(remote: string, url: string, isWanted: () => boolean): Promise<void>;
}

/**
 * Prefetches a page's scripts as soon as the visitor points at a link to it; runs them, and loads the page's data, if the visitor stays
 * there. It then also learns what is live, so that the link leads to what was released or rolled back in the meantime. Never under Save-Data.
 */
export function prefetchOnIntent({ prefetchPage, preparePage, refresh }: Preparing): void {
  if (savesData()) return;
  let wanted: string | undefined;
  let dwelling: ReturnType<typeof setTimeout>;
  const want = (url: string | undefined) => {
    clearTimeout(dwelling);
    wanted = url;
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && internalPath(link);
    if (!path) return want(undefined);
    const url = link.origin + path + link.search;
    if (url === wanted) return;
    want(url);
    const isWanted = () => wanted === url;
    // A failure changes nothing: the registry is read again after the navigation.
    refresh(FRESH_MS).catch(() => undefined);
    void prefetchPage(path).then((remote) => {
      if (remote === undefined || !isWanted()) return;
      // A failure is shown when the visitor opens the page.
      dwelling = setTimeout(() => preparePage(remote, url, isWanted).catch(() => undefined), DWELL_MS);
    });
  };
  for (const event of INTENT) document.addEventListener(event, onIntent, { passive: true });
  // From now on the navigation loads what is missing.
  document.addEventListener('click', () => want(undefined), true);
}

/** Events of a visitor who explores the page. */
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

/** Returns whether the visitor has turned on Save-Data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
