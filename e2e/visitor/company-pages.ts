import type { Page } from '@playwright/test';
import type { PublicPage } from './public-pages.ts';

const within = (region: string, selector: string) => (page: Page) =>
  page.getByRole('region', { name: region }).locator(selector);

const inMain = (selector: string) => (page: Page) => page.locator(`main ${selector}`);

const blogs: PublicPage = {
  path: '/blogs',
  status: 200,
  title: 'Blogs · Studio 285',
  description: /^Notes from the work of a Dhaka web agency/,
  heading: 'Notes from the work',
  sentences: ['We took nine seconds out of a product page', 'Latest posts', 'Hilsa comes when it comes.'],
  counts: [
    { what: 'trending posts', number: 3, find: within('Trending', 'li h3') },
    { what: 'latest posts', number: 6, find: within('Latest posts', 'article') },
    { what: 'filters', number: 7, find: inMain('nav[aria-label="Categories"] a') },
    { what: 'featured posts', number: 1, find: inMain('article h2') },
  ],
};

const categories = ['Tech', 'Health', 'Lifestyle', 'Business', 'Travel', 'Food'].map(
  (category): PublicPage => ({
    ...blogs,
    path: `/blogs?category=${category}`,
    isAlike: true,
    sentences: [`1 post in ${category}`],
    counts: [{ what: 'latest posts', number: 1, find: within('Latest posts', 'article') }],
  }),
);

const posts = [
  ['kettle', 'A shop page that loads before the kettle boils', '12 March 2025', 'What we measured'],
  ['booking', 'What a booking page owes a worried parent', '20 February 2025', 'An honest clock'],
  ['price-lists', 'Price lists that sell without shouting', '30 January 2025', 'Type, not fireworks'],
  ['train', 'Working from a train: notes from the Sylhet line', '9 January 2025', 'Two bars, then none'],
  ['hammock', 'A week without notifications', '12 December 2024', 'About the hammock'],
  ['hilsa', 'How to write a menu for a fish that sells out', '21 November 2024', 'One button by the stove'],
].map(
  ([id = '', title = '', day = '', part = '']): PublicPage => ({
    path: `/post/${id}`,
    ...(id === 'kettle' ? {} : { isAlike: true }),
    status: 200,
    title: `${title} · Studio 285`,
    description: /[.?]$/,
    heading: title,
    sentences: [day, '3 min read', part, 'Keep reading'],
    counts: [
      { what: 'related posts', number: 3, find: within('Keep reading', 'article') },
      { what: 'parts', number: 4, find: inMain('article section > div > h2:not(#related)') },
      { what: 'entries of the contents', number: 4, find: inMain('nav[aria-label="Contents"] a') },
      { what: 'crumbs', number: 2, find: inMain('nav[aria-label="Breadcrumb"] li') },
    ],
  }),
);

const team: PublicPage = {
  path: '/team',
  status: 200,
  title: 'Team · Studio 285',
  description: /^The four people who answer for the work/,
  heading: 'Four names to remember',
  sentences: ['Nusrat started the studio with one client and one borrowed desk, and still reads every first message…'],
  counts: [
    { what: 'members', number: 4, find: inMain('li h2') },
    { what: 'ways to members', number: 4, find: inMain('a[href^="/team/C"]') },
  ],
};

const members = [
  ['CEO', 'Nusrat Rahman', 'The client was a bakery; the desk has been given back.'],
  ['CTO', 'Tanvir Ahmed', 'He owns three kettles and has measured all of them.'],
  ['COO', 'Farhana Islam', 'In nine years one launch has moved.'],
  ['CMO', 'Arif Chowdhury', 'He calls it research, and it has become a post.'],
].map(
  ([role = '', name = '', says = '']): PublicPage => ({
    path: `/team/${role}`,
    ...(role === 'CEO' ? {} : { isAlike: true }),
    status: 200,
    title: `${name}, ${role} · Studio 285`,
    description: new RegExp(`^${name.split(' ', 1)}`),
    heading: name,
    sentences: [says, 'Skills', 'Elsewhere'],
    counts: [
      { what: 'social links', number: 3, find: within('Elsewhere', 'a[target="_blank"]') },
      { what: 'crumbs', number: 2, find: inMain('nav[aria-label="Breadcrumb"] li') },
      { what: 'ways back', number: 2, find: inMain('a[href="/team"]') },
    ],
  }),
);

const portfolio: PublicPage = {
  path: '/portfolio',
  status: 200,
  title: 'Portfolio · Studio 285',
  description: /^Five projects that still run/,
  heading: 'Work that still runs',
  sentences: ['What we offer', 'Haque & Sattar', 'Contact Us'],
  counts: [
    { what: 'offered services', number: 6, find: within('What we offer', 'li h3') },
    { what: 'projects', number: 5, find: within('Five projects', 'li[id] h3') },
    { what: 'features', number: 20, find: within('Five projects', 'ul li') },
    { what: 'clients', number: 10, find: (page) => page.locator('[role="group"] ul:not([aria-hidden]) > li') },
    { what: 'ways to us', number: 1, find: (page) => page.locator('main').getByRole('link', { name: 'Contact Us' }) },
  ],
};

const terms: PublicPage = {
  path: '/TermsAndConditions',
  status: 200,
  title: 'Terms and Conditions · Studio 285',
  description: /^What we promise, what we ask/,
  heading: 'Terms and Conditions',
  sentences: ['In force since 1 January 2025', 'The sum does not change unless the scope does.'],
  counts: [{ what: 'parts', number: 9, find: inMain('nav[aria-label="Contents"] a') }],
};

const privacy: PublicPage = {
  path: '/PrivacyPolicy',
  status: 200,
  title: 'Privacy Policy · Studio 285',
  description: /^What this site keeps, where and for how long/,
  heading: 'Privacy Policy',
  sentences: [
    'there is no analytics',
    'we store your name, your email address, the subject and the message',
    'Signing in sets a cookie',
    'Local storage, until you delete it',
    'Session storage, until you close the tab',
    'The map on the contact page comes from OpenStreetMap.',
  ],
  counts: [{ what: 'parts', number: 9, find: inMain('nav[aria-label="Contents"] a') }],
};

const missing = [
  { path: '/post/no-such-post', heading: 'Post not found', says: 'All posts', back: '/blogs' },
  { path: '/team/CFO', heading: 'Member not found.', says: 'The team', back: '/team' },
].map(
  ({ path, heading, says, back }): PublicPage => ({
    path,
    status: 404,
    title: `${heading} · Studio 285`,
    description: /[.?]$/,
    heading,
    sentences: [says],
    counts: [{ what: 'ways back', number: 1, find: inMain(`a[href="${back}"]`) }],
  }),
);

/** The pages that tell who the agency is and what it thinks, and what stands where there is none of them. */
export const companyPages = [blogs, ...categories, ...posts, team, ...members, portfolio, terms, privacy, ...missing];
