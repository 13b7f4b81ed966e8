const services = [
  ['ecommerce', 'Ecommerce Websites', 'Ecommerce websites have one job'],
  ['wordpress', 'WordPress Websites', 'WordPress websites are for people who publish.'],
  ['digital-marketing', 'Digital Marketing', 'Digital marketing is arithmetic with pictures.'],
  ['shopify', 'Shopify Development', 'Shopify development, for us, is mostly leaving things out'],
  ['mern', 'MERN Applications', 'MERN applications are portals, dashboards'],
  ['seo', 'SEO Services', 'SEO services begin with what people ask'],
].map(([slug, heading = '', introduction = '']) => ({
  path: `/services/${slug}`,
  fullTierOnly: slug !== 'ecommerce',
  title: `${heading} · Studio 285`,
  description: new RegExp(`^${heading}\\b.*What we do, for whom we did it, and what they say\\.$`, 'i'),
  heading,
  texts: [introduction, 'Shopify Store Development', 'Mobile Apps', 'What was wrong, what we made', 'Farhana Rahman'],
  elements: [
    { name: 'services', count: 10, selector: 'role=region[name="What we do"] >> li:has(h3)' },
    { name: 'case studies', count: 5, selector: 'role=region[name="Case studies"] >> li:has(h3)' },
    { name: 'testimonials', count: 5, selector: 'role=region[name="What clients say"] >> figure' },
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
    texts: ['two of them on Shopify', 'An optician’s shop that shows frames on faces.', '5 websites'],
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
    title: 'Nineteen ready-made websites · Studio 285',
    description: /^Nineteen finished websites/,
    texts: ['A farm shop for weekly vegetable boxes.', '5 websites'],
    elements: cards(5),
  },
].map((shelf) => ({ ...shelf, heading: 'Ready-made websites' }));

const preview = {
  path: '/sell/preview/kiln-clay',
  title: 'Kiln & Clay, a ready-made website · Studio 285',
  description: /^A shop for makers who sell in batches\. A ready-made website \(E-Commerce, Shopify\) for \$1,299/,
  heading: 'Kiln & Clay',
  texts: ['A shop for makers who sell in batches.', '$1,299', 'Ask for this site'],
  elements: [{ name: 'devices', count: 3, selector: 'label' }],
};

/** What the browser tests expect of this remote's pages; see `e2e/support/expected-pages.ts`. */
export default [...services, ...shelves, preview];
