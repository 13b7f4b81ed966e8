import type { Remotes } from './remotes.ts';

/** The address of the link an event came from, if it leads to a page of this site in this tab. */
function linkOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === location.origin && link.target === '' ? new URL(link.href) : undefined;
}

/** Whether the visitor asked for as little data as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Loads a page's code as soon as the visitor means to go there: pointer over a link, focus on it, a touch. Not under
 * Save-Data.
 */
export function preloadOnIntent(remotes: Remotes): void {
  if (savesData()) return;
  const onIntent = (event: Event) => {
    const url = linkOf(event);
    if (!url || url.pathname === location.pathname) return;
    remotes.preload(url.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
