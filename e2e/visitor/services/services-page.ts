import type { Page, Route } from '@playwright/test';
import { holdText } from '../../support/pages/browsing.ts';

/** The lists of a services page, by the addresses of their requests. */
export const LISTS = ['/api/services', '/api/case-studies', '/api/testimonials'] as const;
export type List = (typeof LISTS)[number];

/** One entry of each list that is not built in. */
const FETCHED = {
  '/api/services': [{ title: 'Lighthouses', description: 'Built on rock.' }],
  '/api/case-studies': [{ title: 'The lamp that stayed on', description: 'It burned.' }],
  '/api/testimonials': [{ text: 'We saw the shore.', clientName: 'A Captain', position: 'At sea' }],
} as const satisfies Record<List, readonly object[]>;

/** Text of a built-in entry of each list. */
export const BUILT_IN = {
  '/api/services': 'Mobile Apps',
  '/api/case-studies': 'Porua: lessons on a slow connection',
  '/api/testimonials': 'Farhana Rahman',
} as const satisfies Record<List, string>;

/** Text of the fetched entry of each list. */
export const FETCHED_TEXT = {
  '/api/services': 'Lighthouses',
  '/api/case-studies': 'The lamp that stayed on',
  '/api/testimonials': 'A Captain',
} as const satisfies Record<List, string>;

/** Holds the requests for the three lists until the test responds to them. */
export async function holdLists(page: Page) {
  const held = new Map<List, Route>();
  for (const list of LISTS) await page.route(`**${list}`, (route) => void held.set(list, route));
  const routeOf = (list: List) => {
    const route = held.get(list);
    if (!route) throw new Error(`${list} was not requested`);
    return route;
  };
  return {
    requested: () => [...held.keys()].sort(),
    reset: () => held.clear(),
    respond: (list: List) => routeOf(list).fulfill({ json: FETCHED[list] }),
    respondWith: (list: List, json: readonly object[]) => routeOf(list).fulfill({ json }),
    fail: (list: List) => routeOf(list).fulfill({ status: 500, json: {} }),
    abort: (list: List) => routeOf(list).abort(),
    respondInvalid: (list: List) => routeOf(list).fulfill({ json: [{ title: 7 }] }),
  };
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const loading = (page: Page) => page.getByRole('main').getByRole('status');
export const main = (page: Page) => page.getByRole('main');

/** Goes to a services page through the header’s menu. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await holdText(page);
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('list', { name: 'Services' }).getByRole('link', { name }).click();
}
