import type { Page } from '@playwright/test';
import { testAll } from '../support/tier.ts';
import { companyPages } from './company-pages.ts';
import { itemsBelow, mainPages } from './main-pages.ts';

/** What a visitor finds at an address. */
export interface PublicPage {
  readonly path: string;
  readonly status: 200 | 404;
  readonly title: string;
  readonly description?: RegExp;
  readonly heading: string;
  /** Sentences that are on the page as they stand here. */
  readonly sentences: readonly string[];
  /** Another page of the same kind stands for it where `npm test` has to be quick. */
  readonly isAlike?: true;
  /** Shows the map, the one thing a page may fetch from elsewhere. */
  readonly hasMap?: true;
  /** Things of which there are so many, each with some text. */
  readonly counts: readonly {
    readonly what: string;
    readonly number: number;
    find(page: Page): ReturnType<Page['locator']>;
  }[];
}

const chat: PublicPage = {
  path: '/Chatbot',
  status: 200,
  title: 'Ask the studio · Studio 285',
  description: /^A helper that answers from this site/,
  heading: 'Ask the studio',
  sentences: [
    'It answers from this site and shows where it looked.',
    'I quote this site and link to where I looked.',
    'Who owns the code and the design?',
  ],
  counts: [{ what: 'first questions', number: 4, find: (page) => page.locator('main li > button') }],
};

const services = [
  { slug: 'ecommerce', heading: 'Ecommerce Websites', says: 'Ecommerce websites have one job' },
  { slug: 'wordpress', heading: 'WordPress Websites', says: 'WordPress websites are for people who publish.' },
  { slug: 'digital-marketing', heading: 'Digital Marketing', says: 'Digital marketing is arithmetic with pictures.' },
  {
    slug: 'shopify',
    heading: 'Shopify Development',
    says: 'Shopify development, for us, is mostly leaving things out',
  },
  { slug: 'mern', heading: 'MERN Applications', says: 'MERN applications are portals, dashboards' },
  { slug: 'seo', heading: 'SEO Services', says: 'SEO services begin with what people ask' },
].map(
  ({ slug, heading, says }): PublicPage => ({
    path: `/services/${slug}`,
    ...(slug === 'ecommerce' ? {} : { isAlike: true }),
    status: 200,
    title: `${heading} · Studio 285`,
    description: new RegExp(`^${heading}\\b.*What we do, for whom we did it, and what they say\\.$`, 'i'),
    heading,
    sentences: [says, 'Shopify Store Development', 'Mobile Apps', 'What was wrong, what we made', 'Farhana Rahman'],
    counts: [
      { what: 'services', number: 10, find: itemsBelow('What we do') },
      { what: 'case studies', number: 5, find: itemsBelow('Case studies') },
      {
        what: 'testimonials',
        number: 5,
        find: (page) => page.getByRole('region', { name: 'What clients say' }).getByRole('figure'),
      },
    ],
  }),
);

const cards = (number: number) => ({
  what: 'cards of websites',
  number,
  find: (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) }),
});

const sell = [
  {
    path: '/sell',
    title: 'Ready-made websites · Studio 285',
    description: /^Five finished websites from \$599/,
    sentences: ['Five finished sites.', 'Skincare told by ingredient, and nothing louder.', '$1,449', '5 websites'],
    counts: [cards(5)],
  },
  {
    path: '/sell/shopify',
    isAlike: true,
    title: 'Ready-made Shopify websites · Studio 285',
    description: /^Five finished websites, two of them Shopify themes/,
    sentences: ['two of them on Shopify', 'Six frames, six faces, one wall to try them on.', '5 websites'],
    counts: [cards(5)],
  },
  {
    path: '/sell/ecommerce',
    title: 'Nineteen ready-made websites · Studio 285',
    description: /^Nineteen finished websites for shops, clinics, schools and workshops/,
    sentences: [
      'Nineteen finished sites.',
      'A control room for forty lorries or four.',
      '$499',
      '$1,799',
      '19 websites',
    ],
    counts: [cards(19)],
  },
  {
    path: '/sell/ecommerce?category=Laravel&sort=price',
    isAlike: true,
    title: 'Nineteen ready-made websites · Studio 285',
    description: /^Nineteen finished websites/,
    sentences: ['This week’s box, packed before your eyes.', '5 websites'],
    counts: [cards(5)],
  },
] as const satisfies readonly Omit<PublicPage, 'status' | 'heading'>[];

const preview: PublicPage = {
  path: '/sell/preview/kiln-clay',
  status: 200,
  title: 'Kiln & Clay, a ready-made website · Studio 285',
  description: /^A shop for makers who sell in batches\. A ready-made website \(E-Commerce, Shopify\) for \$1,299/,
  heading: 'Kiln & Clay',
  sentences: ['A shop for makers who sell in batches.', '$1,299', 'Ask for this site'],
  counts: [{ what: 'devices', number: 3, find: (page) => page.locator('main label') }],
};

const shelves = sell.map((page): PublicPage => ({ ...page, status: 200, heading: 'Ready-made websites' }));

const unknown: PublicPage = {
  path: '/no/such/page',
  status: 404,
  title: '404 Not Found · Studio 285',
  heading: 'Oops!',
  sentences: ['Sorry, an unexpected error has occurred.', '404 Not Found', 'Back to Home'],
  counts: [{ what: 'ways home', number: 1, find: (page) => page.locator('main a[href="/"]') }],
};

/** Every public page there is, and what stands where there is none. */
export const publicPages = [...mainPages, ...services, ...shelves, preview, ...companyPages, chat, unknown];

/** One of each kind; with `TEST_ALL` every one. */
export const samplePages = publicPages.filter(({ isAlike }) => testAll || !isAlike);

/** Every third of them, for what takes long; with `TEST_ALL` every one. */
export const fewPages = samplePages.filter((_, i) => testAll || i % 3 === 0);

/** Most pages that one test looks at. */
const PART = 7;

/** Pages that a test looks at in a row, by a name that tells which; opening a browser for each would take most of the time. */
export function inParts(pages: readonly PublicPage[]): (readonly [name: string, pages: readonly PublicPage[]])[] {
  const parts = Array.from({ length: Math.ceil(pages.length / PART) }, (_, i) => pages.slice(i * PART, (i + 1) * PART));
  return parts.map((part) => [`${part[0]?.path} to ${part.at(-1)?.path}`, part]);
}
