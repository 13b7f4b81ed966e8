import { transitionIf } from './patch-navigate.ts';

/** Elements that continue on the next page have the same name there. Its first part is its kind: `person-ceo` is a `person`. */
const NAMED = '[data-shared]';

/** What stays where it is, above what moves: header, floating link, and the bar at the foot of a page that has one. */
const STILL = 'body > header, body > aside > a, [data-foot-bar]';

/** A property of view transitions that TypeScript's types of styles do not have yet. */
type TransitionStyle = CSSStyleDeclaration & { viewTransitionClass?: string };

/**
 * Lets shared elements move to their place on the next page in every view transition from now on. Where there are none, the next page is
 * shown without one. A click during a transition, which reaches only the document, ends it and clicks the link or button there; also if
 * the transition ends between press and release.
 */
export function shareElements(): void {
  if (!('startViewTransition' in document)) return;
  transitionIf(() => sharedNow().some(({ dataset }) => dataset.shared !== undefined));
  const start = document.startViewTransition.bind(document);
  let latest: ViewTransition | undefined;
  document.startViewTransition = (update) => {
    let shared = nameShared();
    const transition = start(async () => {
      if (typeof update === 'function') await update();
      showHeader();
      shared.remove();
      shared = nameShared(shared.names);
    });
    latest = transition;
    const end = () => shared.remove();
    transition.finished.then(end, end);
    return transition;
  };
  document.addEventListener('click', async ({ target, clientX, clientY }) => {
    if (target !== document.documentElement || !latest) return;
    latest.skipTransition();
    // A transition that is skipped before its page is there still shows it: what is clicked must be of that page.
    await latest.updateCallbackDone.catch(() => undefined);
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, summary')?.click();
  });
}

/**
 * On a new page nobody has scrolled yet: the header is there in its first picture, and can be clicked. The event that tells of the new
 * scroll position comes frames later.
 */
function showHeader(): void {
  const { dataset } = document.documentElement;
  if (scrollY <= 0) delete dataset.scroll;
  else dataset.scroll = 'up';
}

/** Returns the shared elements in view, only those in the card of the followed link if it is in one, and what stays. */
function sharedNow(): HTMLElement[] {
  const card = cardOf(document.activeElement?.closest('a'));
  return inView().filter((element) => !element.dataset.shared || !card || card.contains(element));
}

const inView = () => [...document.querySelectorAll<HTMLElement>(`${NAMED}, ${STILL}`)].filter(isInView);

/**
 * Gives the shared elements in view a name for a view transition: on the old page all of them, or only those in the card of
 * the followed link; on the new page those in `known`, and what stays. Of elements with the same name the first in view gets it.
 * Returns the names, and a function that removes them.
 */
export function nameShared(known?: ReadonlySet<string>): { names: ReadonlySet<string>; remove: () => void } {
  const named = new Map<string, TransitionStyle>();
  for (const element of known ? inView() : sharedNow()) {
    const name = element.dataset.shared ?? `still-${element.localName}`;
    const isNew = element.dataset.shared && known?.has(name) === false;
    if (named.has(name) || isNew) continue;
    const style: TransitionStyle = element.style;
    style.viewTransitionName = name;
    style.viewTransitionClass = kindOf(name);
    named.set(name, style);
  }
  return {
    names: new Set(named.keys()),
    remove: () => {
      for (const style of named.values()) style.viewTransitionName = style.viewTransitionClass = '';
    },
  };
}

/**
 * Returns the card of a link: the largest element around it that has shared elements, but no two of one kind. Undefined if
 * there is none: the link belongs to no card.
 */
function cardOf(link: Element | null | undefined): Element | undefined {
  let card: Element | undefined;
  for (let around = link; around; around = around.parentElement) {
    const kinds = Array.from(around.querySelectorAll<HTMLElement>(NAMED), ({ dataset }) =>
      kindOf(dataset.shared ?? ''),
    );
    if (new Set(kinds).size < kinds.length) break;
    if (kinds.length > 0) card = around;
  }
  return card;
}

const kindOf = (name: string) => name.split('-', 1)[0] ?? '';

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
