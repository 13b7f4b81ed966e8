import { blogPages } from './blog.ts';
import { contactPages } from './contact.ts';
import { breadcrumbs, contents, type ExpectedPage } from './expected-page.ts';

const home = {
  path: '/',
  title: 'Web design and software agency in Dhaka · Studio 285',
  description: /^We design and build websites/,
  heading: 'Innovate. Lead. Succeed.',
  texts: [
    'Turn Ideas Into Impact.',
    'Your Growth, Our Passion.',
    'Creating the Future, Today.',
    'Fast online shops with clear product pages and a checkout your customers can trust.',
    'Product interfaces, designed and tested with real users before development begins.',
    'You talk directly to the people who do the work, and they stay with your project after launch.',
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
  elements: [
    { name: 'hero titles', count: 4, selector: 'role=region[name="Innovate. Lead. Succeed."] >> :is(h1, h2)' },
    { name: 'Get Started', count: 1, selector: 'role=region[name="Innovate. Lead. Succeed."] >> a[href="/contact"]' },
    {
      name: 'Book an Appointment',
      count: 1,
      selector: 'role=region[name="Innovate. Lead. Succeed."] >> a[href="/contact?subject=Appointment"]',
    },
    { name: 'Next', count: 1, selector: 'button[aria-label="Next"]' },
    { name: 'service cards', count: 9, selector: 'role=region[name="What We Do"] >> li:has(h3)' },
    { name: 'UI/UX Design', count: 2, selector: 'role=heading[name="UI/UX Design"]' },
    {
      name: 'Learn More, to a service or to the contact page',
      count: 9,
      selector: 'role=region[name="What We Do"] >> a:is([href^="/services/"], [href^="/contact?subject="])',
    },
    { name: 'projects', count: 5, selector: '#services h3' },
    { name: 'features of projects', count: 20, selector: '#services ul ul li' },
    { name: 'View Project, in a new tab', count: 5, selector: '#services a[target="_blank"][href^="/portfolio/"]' },
    { name: 'Get in Touch', count: 1, selector: 'role=region[name="About Us"] >> a[href="/contact"]' },
    { name: 'testimonials', count: 4, selector: 'blockquote' },
    { name: 'testimonials with a portrait', count: 4, selector: 'figcaption:has(img)' },
    { name: 'latest posts', count: 3, selector: 'role=region[name="Latest posts"] >> h3 a[href^="/post/"]' },
  ],
};

const about = {
  path: '/about',
  title: 'About · Studio 285',
  description: /^People in Dhaka/,
  heading: 'About Us',
  texts: [
    'Our mission',
    'To build websites and software that do real work for a business',
    'Our vision',
    'A web where a small company in Dhaka can look as good, load as fast and sell as well as a large one',
    'Progress you can see every Friday',
    'If we cannot explain something in a sentence, we have not understood it well enough.',
    'Tell us what is not working.',
  ],
  elements: [
    { name: 'reasons to choose us', count: 6, selector: 'role=region[name="Why Choose Us"] >> li:has(h3)' },
    { name: 'core values', count: 6, selector: 'role=region[name="Core values"] >> li:has(h3)' },
    {
      name: 'Get in Touch, a link to the contact page without scripts',
      count: 1,
      selector: 'role=region[name="Tell us what is not working."] >> a[href="/contact"]',
    },
  ],
};

const faqs = {
  path: '/faqs',
  title: 'FAQs · Studio 285',
  description: /the thirteen questions we are asked most\.$/,
  heading: 'FAQs',
  texts: [
    'What does a website cost?',
    'A ready-made website costs between $499 and $1,799, including setup.',
    '40% to begin, 30% when you approve the design and 30% at launch.',
  ],
  elements: [
    { name: 'questions', count: 13, selector: 'details > summary' },
    { name: 'answers', count: 13, selector: 'details p' },
    { name: 'groups', count: 4, selector: 'section:has(> h2) details:first-of-type' },
    { name: 'open questions', count: 0, selector: 'details[open]' },
  ],
};

const team = {
  path: '/team',
  title: 'Our team in Dhaka · Studio 285',
  description: /^Meet the four people who lead/,
  heading: 'Meet the team',
  texts: ['Nusrat founded the studio in 2016 with one client, a bakery, and one borrowed desk. She still reads…'],
  elements: [
    { name: 'members', count: 4, selector: 'li h2' },
    { name: 'links to members', count: 4, selector: 'a[href^="/team/C"]' },
  ],
};

const members = [
  ['CEO', 'Nusrat Rahman', 'She also approves every scope and every price before a client sees them.'],
  ['CTO', 'Tanvir Ahmed', 'He owns three kettles and has timed all of them.'],
  ['COO', 'Farhana Islam', 'In nine years, only one of her launches has moved.'],
  ['CMO', 'Arif Chowdhury', 'He calls it research, and it has become one of our posts.'],
].map(([role, name = '', bio = '']) => ({
  path: `/team/${role}`,
  fullTierOnly: role !== 'CEO',
  title: `${name}, ${role} · Studio 285`,
  description: new RegExp(`^${name.split(' ', 1)}`),
  heading: name,
  texts: [bio, 'Skills', 'Profiles'],
  elements: [
    { name: 'social links', count: 3, selector: 'role=region[name="Profiles"] >> a[target="_blank"]' },
    breadcrumbs,
    { name: 'links back', count: 2, selector: 'a[href="/team"]' },
  ],
}));

/** The client of the project after each one. */
const NEXT = ['Teesta Haulage', 'Dhamrai Pottery', 'The Ghat Review', 'Alok', 'Shaluk Clinic'];

const portfolio = {
  path: '/portfolio',
  title: 'Portfolio: five projects and their clients · Studio 285',
  description: /^Five projects that are still running/,
  heading: 'Portfolio',
  texts: [
    'Five sites, each designed from scratch for one client and never resold.',
    'What we offer',
    'Karim & Das',
    'Contact Us',
  ],
  elements: [
    { name: 'offered services', count: 6, selector: 'role=region[name="What we offer"] >> li h3' },
    { name: 'projects, also at their old addresses', count: 5, selector: ':is(article, li)[id] h2[data-shared]' },
    { name: 'links to projects', count: 5, selector: 'a[href^="/portfolio/"]' },
    { name: 'clients', count: 10, selector: '[role="group"] ul:not([aria-hidden]) > li' },
    { name: 'Contact Us', count: 1, selector: 'role=link[name="Contact Us"]' },
  ],
};

const projects = [
  ['shaluk-clinic', 'Shaluk Clinic', 'Website Development', 4, 'of 63 callers asked the same question'],
  ['teesta', 'Teesta Haulage', 'Web Application', 2, 'lorries on one screen'],
  ['dhamrai-pottery', 'Dhamrai Pottery', 'Shopify Development', 4, 'page for the whole order'],
  ['ghat-review', 'The Ghat Review', 'WordPress Websites', 2, 'issues a year, set by the editors'],
  ['alok', 'Alok', 'Custom MERN Applications', 3, 'inbox for cloth and fittings'],
].map(([slug = '', client = '', title = '', figures = 0, text = ''], i) => ({
  path: `/portfolio/${slug}`,
  fullTierOnly: i > 0,
  title: `${client}: ${title} · Studio 285`,
  description: new RegExp(`^${client}[.] `),
  heading: String(client),
  texts: [String(text), String(title), 'What we did', 'Next project'],
  elements: [
    { name: 'the site in a frame', count: 1, selector: 'article:has(iframe[sandbox=""][loading="lazy"])' },
    { name: 'figures', count: Number(figures), selector: 'role=region[name="Results"] >> li' },
    { name: 'features', count: 4, selector: 'role=region[name="What we did"] >> li h3' },
    { name: 'quotes', count: i < 3 ? 1 : 0, selector: 'blockquote' },
    { name: 'the next project', count: 1, selector: `role=region[name="${NEXT[i]}"] >> a[href^="/portfolio/"]` },
    { name: 'links back', count: 1, selector: 'a[href="/portfolio"]' },
  ],
}));

const terms = {
  path: '/TermsAndConditions',
  title: 'Terms and Conditions · Studio 285',
  description: /^What we promise, what we ask/,
  heading: 'Terms and conditions',
  texts: ['In force since 1 January 2025', 'The price does not change unless the scope does.'],
  elements: [contents(9)],
};

const privacy = {
  path: '/PrivacyPolicy',
  title: 'Privacy Policy · Studio 285',
  description: /^What this site stores, where and for how long/,
  heading: 'Privacy policy',
  texts: [
    'It does not follow you',
    'we store your name, your email address, the subject and the message',
    'Signing in sets a cookie',
    'Local storage, until you delete it',
    'Session storage, until you close the tab',
    'The live map on the contact page comes from OpenStreetMap.',
  ],
  elements: [contents(10)],
};

const missing = [
  { path: '/post/no-such-post', heading: 'Post not found', text: 'All posts', back: '/blogs' },
  { path: '/portfolio/no-such-project', heading: 'Project not found', text: 'All projects', back: '/portfolio' },
  { path: '/team/CFO', heading: 'Member not found.', text: 'The team', back: '/team' },
].map(({ path, heading, text, back }) => ({
  path,
  status: 404,
  title: `${heading} · Studio 285`,
  description: /[.?]$/,
  heading,
  texts: [text],
  elements: [{ name: 'links back', count: 1, selector: `a[href="${back}"]` }],
}));

export const marketingPages: readonly ExpectedPage[] = [
  home,
  about,
  faqs,
  ...contactPages,
  ...blogPages,
  team,
  ...members,
  portfolio,
  ...projects,
  terms,
  privacy,
  ...missing,
];
