import type { Browser, Page } from 'playwright';
import type { Contestant } from './contestants.ts';
import type { Measure } from './results.ts';
import { type ProfileName, visit } from './visit.ts';

/** A contestant and the profile that it is measured with. `url` has no slash at its end. */
export interface Place {
  readonly browser: Browser;
  readonly url: string;
  readonly profile: ProfileName;
  readonly contestant: Contestant;
}

/** Measured values by name. Times are in milliseconds, sizes in bytes. */
export type Values = Readonly<Partial<Record<Measure, number>>>;

/** Measures a first visit of a page, with an empty cache, until the page is idle. */
export function measureLoad(place: Place, path: string): Promise<{ values: Values; lcpElement: string }> {
  return visit(place.browser, place, async ({ page, rest, weights, firstByte }) => {
    await page.goto(place.url + path, { waitUntil: 'commit' });
    const { fcp, lcp, lcpElement, cls, tasks } = await rest();
    const blocking = tasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration - 50);
    return {
      lcpElement,
      values: {
        ttfb: firstByte(),
        fcp,
        lcp,
        cls,
        tbt: blocking.reduce((sum, ms) => sum + ms, 0),
        longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
        ...weights(),
      },
    };
  });
}

/** Milliseconds from the first paint to the tap on the contact button. */
const TAP_AFTER_MS = 300;

const CONTACT = '/contact';

/**
 * Measures a tap on the first link to the contact page of a page's first screen, early in a first visit: `tapTakes` from the tap to
 * the contact page, `tapWorked` from the start of the visit to the contact page.
 */
export function measureTap(place: Place, path: string): Promise<Values> {
  return visit(place.browser, place, async ({ page }) => {
    await page.goto(place.url + path, { waitUntil: 'commit' });
    const target = await (await page.waitForFunction(contactLink, CONTACT, { polling: 'raf' })).jsonValue();
    if (!target) throw new Error(`${path} of ${place.contestant} shows no link to ${CONTACT}`);
    await new Promise((resolve) => setTimeout(resolve, target.paintedAt + TAP_AFTER_MS - Date.now()));
    const tappedAt = Date.now();
    if (place.profile === 'phone') await page.touchscreen.tap(target.x, target.y);
    else await page.mouse.click(target.x, target.y);
    const shown = await page.waitForFunction(
      (contact) => location.pathname === contact && document.querySelector('main textarea') && Date.now(),
      CONTACT,
      { polling: 'raf' },
    );
    const shownAt = Number(await shown.jsonValue());
    return { tapTakes: shownAt - tappedAt, tapWorked: shownAt - target.startedAt };
  });
}

/** Runs in the page. Returns the middle of the first link to a path in the first screen, and times of the system's clock. */
function contactLink(path: string) {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const middles = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${path}"]`)]
    .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((link) => link.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const first = middles.find(({ x, y }) => x < innerWidth && y < innerHeight);
  if (!paint || !first) return undefined;
  const startedAt = performance.timeOrigin;
  return { ...first, startedAt, paintedAt: startedAt + paint.startTime };
}

/**
 * Measures navigations from `/` to a page of another remote, each from the click until its heading is painted: `navCold` without a
 * pointing before the click, `navPrefetched` after the pointer was over the link and the network was idle, `navBack` back to `/`.
 */
export async function measureNavigation(place: Place, path: string): Promise<Values> {
  const cold = await navigate(place, path, false);
  const prefetched = await navigate(place, path, true);
  return { navCold: cold.there, navPrefetched: prefetched.there, navBack: prefetched.back };
}

function navigate(place: Place, path: string, isPrefetched: boolean): Promise<{ there: number; back: number }> {
  return visit(place.browser, place, async ({ page, rest }) => {
    await page.goto(`${place.url}/`, { waitUntil: 'commit' });
    await rest();
    // The header's link is hydrated on every page. It may be in a closed menu, so a script clicks it.
    const link = page.locator(`header a[href="${path}"]`).first();
    if (isPrefetched) {
      for (const event of ['pointermove', 'pointerover']) await link.dispatchEvent(event);
      await rest();
    }
    const there = await timeUntil(page, path, () => link.evaluate(click));
    await rest();
    const back = await timeUntil(page, '/', () => page.evaluate(goBack));
    return { there, back };
  });
}

function click(link: HTMLElement | SVGElement): number {
  if (link instanceof HTMLElement) setTimeout(() => link.click());
  return Date.now();
}

function goBack(): number {
  setTimeout(() => history.back());
  return Date.now();
}

/**
 * Returns the milliseconds from an action until the page has a path, and another heading than now is painted: a frame after the one that
 * first had it, and not while a view transition still shows nothing of the new page.
 */
async function timeUntil(page: Page, path: string, act: () => Promise<number>): Promise<number> {
  await page.locator('main h1').evaluateAll((headings) => {
    for (const heading of headings) heading.setAttribute('data-left', '');
  });
  const startedAt = await act();
  const shown = await page.waitForFunction(
    (to) => {
      const heading = location.pathname === to && document.querySelector('main h1:not([data-left])');
      const isHidden = document.getAnimations().some(({ effect }) => {
        const isNew = effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-new(root)';
        return isNew && !effect.getComputedTiming().progress;
      });
      if (!heading || isHidden || !heading.checkVisibility()) return false;
      return new Promise((resolve) => requestAnimationFrame(() => resolve(Date.now())));
    },
    path,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue()) - startedAt;
}
