import type { Page } from '@playwright/test';
import { testAll } from '../support/tier.ts';
import { companyPages } from './company-pages.ts';

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

const itemsBelow = (heading: string) => (page: Page) =>
  page
    .getByRole('region', { name: heading })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

const home: PublicPage = {
  path: '/',
  status: 200,
  title: 'Websites, shops and software that earn their keep · Studio 285',
  description: /^A web and software agency in Dhaka\./,
  heading: 'Innovate. Lead. Succeed.',
  sentences: [
    'Turn Ideas Into Impact.',
    'Your Growth, Our Passion.',
    'Creating the Future, Today.',
    'Shops that load fast, explain themselves and take payment without a second thought.',
    'Product interfaces, tried on the people who will use them before any code is written.',
    'You talk to whoever does the work, and they stay with it after launch.',
  ],
  counts: [
    { what: 'service cards', number: 9, find: itemsBelow('What We Do') },
    {
      what: 'hero titles',
      number: 4,
      find: (page) => page.getByRole('region', { name: 'Innovate. Lead. Succeed.' }).getByRole('heading'),
    },
  ],
};

const about: PublicPage = {
  path: '/about',
  status: 200,
  title: 'About · Studio 285',
  description: /^Who we are, what we are for/,
  heading: 'About Us',
  sentences: [
    'To make websites and software that do a day’s work',
    'A web where a small company in Dhaka looks, loads and sells as well as a large one anywhere.',
    'Something to see every Friday',
    'If we cannot explain it in a sentence, we have not understood it yet.',
    'Tell us what is not working.',
  ],
  counts: [
    { what: 'reasons to choose us', number: 6, find: itemsBelow('Why Choose Us') },
    { what: 'core values', number: 6, find: itemsBelow('Core Values') },
  ],
};

const faqs: PublicPage = {
  path: '/faqs',
  status: 200,
  title: 'FAQs · Studio 285',
  description: /the thirteen questions we are asked most weeks\.$/,
  heading: 'FAQs',
  sentences: [
    'What does a website cost?',
    'A ready-made website costs between $499 and $1,799, set up and running.',
    'Four parts in ten to begin, three when you have approved the design, three at launch.',
  ],
  counts: [
    { what: 'questions', number: 13, find: (page) => page.locator('main details > summary') },
    { what: 'answers', number: 13, find: (page) => page.locator('main details p') },
  ],
};

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

const contact: PublicPage = {
  path: '/contact',
  status: 200,
  title: 'Contact · Studio 285',
  description: /^Write to us, call us, or come by\./,
  heading: 'Get in Touch',
  sentences: ['Contact Information', 'hello@studio285.example', '+8801700000000', 'Open in maps'],
  hasMap: true,
  counts: [
    { what: 'labels', number: 4, find: (page) => page.locator('main form label') },
    { what: 'buttons', number: 1, find: (page) => page.getByRole('button', { name: 'Send Message' }) },
    {
      what: 'ways to the map',
      number: 1,
      find: (page) => page.locator(`main a[href^="https://www.openstreetmap.org/"]`),
    },
  ],
};

const sent: PublicPage = {
  ...contact,
  path: '/contact?sent=1',
  isAlike: true,
  sentences: [...contact.sentences, 'Your message has been sent!'],
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
export const publicPages = [
  home,
  about,
  faqs,
  contact,
  sent,
  ...services,
  ...shelves,
  preview,
  ...companyPages,
  chat,
  unknown,
];

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
