import type { ExpectedPage } from './expected-page.ts';

const services = [
  ['ecommerce', 'Ecommerce Websites', '$2,400', 'Four to six weeks', 'A morning by your phone'],
  ['wordpress', 'WordPress Websites', '$1,900', 'Three to five weeks', 'An hour in your editor'],
  ['digital-marketing', 'Digital Marketing', '$650 a month', 'Two weeks', 'A look at last year’s bills'],
  ['shopify', 'Shopify Development', '$2,100', 'Four to six weeks', 'Your product list, put in order'],
  ['mern', 'MERN Applications', '$6,500', 'Eight to twelve weeks', 'Two days watching'],
  ['seo', 'SEO Services', '$1,200', 'Six to eight weeks', 'An audit you can act on'],
].map(([slug, heading = '', ...facts]) => ({
  path: `/services/${slug}`,
  fullTierOnly: slug !== 'ecommerce',
  title: `${heading} · Studio 285`,
  description: new RegExp(`^${heading}\\b.{50}`, 'i'),
  heading,
  texts: [...facts, 'Shopify Development', 'Mobile Apps', 'Rupsha Outfitters', 'Farhana Rahman'],
  elements: [
    { name: 'points', count: 3, selector: 'role=region[name="What you get"] >> li:has(h3)' },
    { name: 'facts', count: 3, selector: 'dt:not(section dt)' },
    { name: 'cases with a picture', count: 3, selector: 'role=region[name="Results"] >> li:has(img)' },
    { name: 'questions', count: 5, selector: '[aria-labelledby=questions] details' },
    { name: 'services', count: 10, selector: 'role=region[name="Other services"] >> li:has(h3)' },
    { name: 'case studies', count: 15, selector: '[aria-labelledby=case-studies] li:has(h3)' },
    { name: 'testimonials', count: 7, selector: '[aria-labelledby=testimonials] figure' },
  ],
}));

const cards = (count: number) => [{ name: 'cards of websites', count, selector: 'li:has(h2)' }];

const shelves = [
  {
    path: '/sell',
    title: 'Ready-made websites · Studio 285',
    description: /^Five finished websites from \$599/,
    texts: ['Five finished websites.', 'A skincare shop arranged by ingredient.', '$1,449', '5 websites'],
    elements: cards(5),
  },
  {
    path: '/sell/shopify',
    fullTierOnly: true,
    title: 'Ready-made Shopify websites · Studio 285',
    description: /^Five finished websites from \$599, two of them Shopify themes/,
    heading: 'Ready-made Shopify websites',
    texts: ['Two run on Shopify.', 'An optician’s shop that shows frames on faces.', '5 websites'],
    elements: cards(5),
  },
  {
    path: '/sell/ecommerce',
    title: 'Nineteen ready-made websites · Studio 285',
    description: /^Nineteen finished websites for shops, clinics, schools and workshops/,
    texts: ['Nineteen finished websites.', 'A control room for a fleet of lorries.', '$499', '$1,799', '19 websites'],
    elements: cards(19),
  },
  {
    path: '/sell/ecommerce?category=Laravel&sort=price',
    fullTierOnly: true,
    title: 'Laravel: large collection by price · Studio 285',
    description: /^Laravel: large collection by price\. Khamar, /,
    texts: ['A farm shop for weekly vegetable boxes.', '5 websites'],
    elements: cards(5),
  },
].map((shelf) => ({ heading: 'Ready-made websites', ...shelf }));

const preview = {
  path: '/sell/preview/kiln-clay',
  title: 'Kiln & Clay, a ready-made website · Studio 285',
  description: /^A shop for makers who sell in batches\. A ready-made website \(E-Commerce, Shopify\) for \$1,299/,
  heading: 'Kiln & Clay',
  texts: [
    'A shop for makers who sell in batches.',
    '$1,299',
    'Ask for this site',
    'Home, shop, pot',
    'What changes cost',
  ],
  elements: [{ name: 'devices', count: 3, selector: 'label' }],
};

export const catalogPages: readonly ExpectedPage[] = [...services, ...shelves, preview];
