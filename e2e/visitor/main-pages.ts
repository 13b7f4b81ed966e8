import type { Page } from '@playwright/test';
import type { PublicPage } from './public-pages.ts';

/** The entries with a heading in a region's lists. */
export const itemsBelow = (heading: string) => (page: Page) =>
  page
    .getByRole('region', { name: heading })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

const inRegion = (name: string, selector: string) => (page: Page) =>
  page.getByRole('region', { name }).locator(selector);

const inMain = (selector: string) => (page: Page) => page.locator(`main ${selector}`);

const HERO = 'Innovate. Lead. Succeed.';

const home: PublicPage = {
  path: '/',
  status: 200,
  title: 'Websites, shops and software that earn their keep · Studio 285',
  description: /^A web and software agency in Dhaka\./,
  heading: HERO,
  sentences: [
    'Turn Ideas Into Impact.',
    'Your Growth, Our Passion.',
    'Creating the Future, Today.',
    'Shops that load fast, explain themselves and take payment without a second thought.',
    'Product interfaces, tried on the people who will use them before any code is written.',
    'You talk to whoever does the work, and they stay with it after launch.',
    'Ecommerce Websites',
    'Shopify Development',
    'WordPress Websites',
    'MERN Applications',
    'Digital Marketing',
    'Custom Web Solutions',
    'SEO Services',
    'Website Development',
    'Web Application',
    'Custom MERN Applications',
    'A shop page that loads before the kettle boils',
  ],
  counts: [
    { what: 'hero titles', number: 4, find: inRegion(HERO, 'h1, h2') },
    { what: 'Get Started', number: 1, find: inRegion(HERO, 'a[href="/contact"]') },
    { what: 'Book an Appointment', number: 1, find: inRegion(HERO, 'a[href="/contact?subject=Appointment"]') },
    { what: 'Next', number: 1, find: (page) => page.getByRole('button', { name: 'Next', exact: true }) },
    { what: 'service cards', number: 9, find: itemsBelow('What We Do') },
    { what: 'UI/UX Design', number: 2, find: (page) => page.getByRole('heading', { name: 'UI/UX Design' }) },
    {
      what: 'Learn More that leads to a service or to us',
      number: 9,
      find: inRegion('What We Do', 'a:is([href^="/services/"], [href^="/contact?subject="])'),
    },
    { what: 'projects', number: 5, find: inMain('#services h3') },
    { what: 'features of projects', number: 20, find: inMain('#services ul ul li') },
    {
      what: 'View Project, in a new tab',
      number: 5,
      find: inMain('#services a[target="_blank"][href^="/portfolio#"]'),
    },
    { what: 'Get in Touch', number: 1, find: inRegion('About Us', 'a[href="/contact"]') },
    { what: 'quotes', number: 4, find: inMain('blockquote') },
    { what: 'latest posts', number: 3, find: inRegion('Latest posts', 'h3 a[href^="/post/"]') },
  ],
};

const about: PublicPage = {
  path: '/about',
  status: 200,
  title: 'About · Studio 285',
  description: /^Who we are, what we are for/,
  heading: 'About Us',
  sentences: [
    'Our Mission',
    'To make websites and software that do a day’s work',
    'Our Vision',
    'A web where a small company in Dhaka looks, loads and sells as well as a large one anywhere.',
    'Something to see every Friday',
    'If we cannot explain it in a sentence, we have not understood it yet.',
    'Tell us what is not working.',
  ],
  counts: [
    { what: 'reasons to choose us', number: 6, find: itemsBelow('Why Choose Us') },
    { what: 'core values', number: 6, find: itemsBelow('Core Values') },
    {
      what: 'Get in Touch, which leads to the contact page where it opens nothing',
      number: 1,
      find: inRegion('Tell us what is not working.', 'a[href="/contact"]'),
    },
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
    { what: 'questions', number: 13, find: inMain('details > summary') },
    { what: 'answers', number: 13, find: inMain('details p') },
    { what: 'open ones', number: 0, find: inMain('details[open]') },
  ],
};

const contact: PublicPage = {
  path: '/contact',
  status: 200,
  title: 'Contact · Studio 285',
  description: /^Write to us, call us, or come by\./,
  heading: 'Get in Touch',
  sentences: ['Contact Information', 'Dhaka 1205, Bangladesh', 'Open in maps'],
  hasMap: true,
  counts: [
    { what: 'labels', number: 4, find: inMain('form label') },
    { what: 'required fields', number: 3, find: inMain('form div:has(> [required])') },
    { what: 'e-mail fields', number: 1, find: inMain('form div:has(> [type="email"][required])') },
    { what: 'buttons', number: 1, find: (page) => page.getByRole('button', { name: 'Send Message' }) },
    { what: 'telephone', number: 1, find: inMain('a[href="tel:+8801700000000"]') },
    { what: 'e-mail', number: 1, find: inMain('a[href="mailto:hello@studio285.example"]') },
    { what: 'ways to the map', number: 1, find: inMain('a[href^="https://www.openstreetmap.org/"]') },
    { what: 'maps', number: 1, find: inMain(':has(> iframe[title][loading="lazy"])') },
  ],
};

const sent: PublicPage = {
  ...contact,
  path: '/contact?sent=1',
  isAlike: true,
  sentences: [...contact.sentences, 'Your message has been sent!'],
};

/** The pages that visitors come to first: home, about, questions and contact. */
export const mainPages = [home, about, faqs, contact, sent];
