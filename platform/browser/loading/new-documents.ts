import { createPath, type To } from 'react-router';
import type { Remotes } from '../remotes.ts';

/** The part of a router that navigates: by a number of history entries, or to a location. */
interface Navigator {
  navigate(to: number): Promise<void>;
  navigate(to: To | null, options?: object): Promise<void>;
}

/** What a link asks for, as far as it matters for another document. */
interface LinkOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A navigation looks at what is live unless that was done less than so many milliseconds ago. */
const RECENT_MS = 10_000;

/**
 * Opens a new document for a link where that is better than to navigate within this one:
 * - What this document runs is not live any more: an open tab follows releases and roll-backs by its next link. It looks at what is live
 *   after each navigation, and when the visitor comes back to it.
 * - The page's remote is not there yet: its code takes several round trips, and a rendered page one.
 * A document with a typed text that is not sent stays as it is. Without a connection it stays, too: it can say what failed. A state that a
 * link gives its page stays with it.
 */
export function openNewDocuments(
  router: Navigator,
  remotes: Pick<Remotes, 'look' | 'isBehind' | 'isFar'>,
  leave: typeof leaveFor = leaveFor,
): void {
  const navigate = router.navigate.bind(router);
  const holdsText = watchTypedText();
  // A look that fails changes nothing; there is another one after the next navigation.
  const look = (age = 0) => void remotes.look(age).catch(() => undefined);
  router.navigate = (to: To | number | null, options: LinkOptions = {}) => {
    if (to === null || typeof to === 'number') return typeof to === 'number' ? navigate(to) : navigate(to, options);
    const { href, origin, pathname } = new URL(hrefOf(to), location.href);
    // What comes from an address, such as where to go after signing in, must not lead to another site.
    const isOther = origin === location.origin && pathname !== location.pathname && !('formMethod' in options);
    const isBetter = remotes.isBehind || (remotes.isFar(pathname) && navigator.onLine && options.state == null);
    return isOther && isBetter && !holdsText()
      ? leave(href, options)
      : navigate(to, options).finally(() => look(RECENT_MS));
  };
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

/** Leaves this document for another one. Never resolves, so that nothing changes until then. */
export function leaveFor(to: To, { replace = false }: LinkOptions = {}): Promise<never> {
  const { href } = new URL(hrefOf(to), location.href);
  // After Back the address is there already; to assign it again would load nothing if it has a fragment.
  if (href === location.href) location.reload();
  else if (replace) location.replace(href);
  else location.assign(href);
  return new Promise(() => undefined);
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Returns a function that returns whether the page has a field with a text that the visitor typed. Searches do not count. */
function watchTypedText(): () => boolean {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const onInput = ({ target }: Event) => {
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isField && target.type !== 'search') typed.add(target);
  };
  document.addEventListener('input', onInput, { capture: true, passive: true });
  return () => [...typed].some((field) => field.isConnected && field.value.trim() !== '');
}
