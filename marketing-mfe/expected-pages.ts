const breadcrumbs = { name: 'breadcrumbs', count: 2, selector: 'nav[aria-label="Breadcrumb"] li' };
const contents = (count: number) => ({ name: 'contents', count, selector: 'nav[aria-label="Contents"] a' });

const home = {
  path: '/',
  title: 'Web design and software agency in Dhaka · Studio 285',
  description: /^We design and build websites/,
  heading: 'Innovate. Lead. Succeed.',
  texts: [
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
  elements: [
    { name: 'hero titles', count: 4, selector: 'role=region[name="Innovate. Lead. Succeed."] >> :is(h1, h2)' },
    { name: 'Get Started', count: 1, selector: 'role=region[name="Innovate. Lead. Succeed."] >> a[href="/contact"]' },
    {
      name: 'Book an Appointment',
      count: 1,
      selector: 'role=region[name="Innovate. Lead. Succeed."] >> a[href="/contact?subject=Appointment"]',
    },
    { name: 'Next', count: 1, selector: 'role=button[name="Next"]' },
    { name: 'service cards', count: 9, selector: 'role=region[name="What We Do"] >> li:has(h3)' },
    { name: 'UI/UX Design', count: 2, selector: 'role=heading[name="UI/UX Design"]' },
    {
      name: 'Learn More, to a service or to the contact page',
      count: 9,
      selector: 'role=region[name="What We Do"] >> a:is([href^="/services/"], [href^="/contact?subject="])',
    },
    { name: 'projects', count: 5, selector: '#services h3' },
    { name: 'features of projects', count: 20, selector: '#services ul ul li' },
    { name: 'View Project, in a new tab', count: 5, selector: '#services a[target="_blank"][href^="/portfolio#"]' },
    { name: 'Get in Touch', count: 1, selector: 'role=region[name="About Us"] >> a[href="/contact"]' },
    { name: 'testimonials', count: 4, selector: 'blockquote' },
    { name: 'latest posts', count: 3, selector: 'role=region[name="Latest posts"] >> h3 a[href^="/post/"]' },
  ],
};

const about = {
  path: '/about',
  title: 'About · Studio 285',
  description: /^Fourteen people in Dhaka/,
  heading: 'About Us',
  texts: [
    'Our Mission',
    'To make websites and software that do a day’s work',
    'Our Vision',
    'A web where a small company in Dhaka looks, loads and sells as well as a large one anywhere.',
    'Something to see every Friday',
    'If we cannot explain it in a sentence, we have not understood it yet.',
    'Tell us what is not working.',
  ],
  elements: [
    { name: 'reasons to choose us', count: 6, selector: 'role=region[name="Why Choose Us"] >> li:has(h3)' },
    { name: 'core values', count: 6, selector: 'role=region[name="Core Values"] >> li:has(h3)' },
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
    'A ready-made website costs between $499 and $1,799, set up and running.',
    'Four parts in ten to begin, three when you have approved the design, three at launch.',
  ],
  elements: [
    { name: 'questions', count: 13, selector: 'details > summary' },
    { name: 'answers', count: 13, selector: 'details p' },
    { name: 'open questions', count: 0, selector: 'details[open]' },
  ],
};

const contact = {
  path: '/contact',
  title: 'Contact · Studio 285',
  description: /^Write to us: our contact form, email address/,
  heading: 'Get in Touch',
  texts: ['Contact Information', 'Dhaka 1205, Bangladesh', 'Open in maps'],
  hasMap: true,
  elements: [
    { name: 'labels', count: 4, selector: 'form label' },
    { name: 'required fields', count: 3, selector: 'form div:has(> [required])' },
    { name: 'required e-mail fields', count: 1, selector: 'form div:has(> [type="email"][required])' },
    { name: 'Send Message', count: 1, selector: 'role=button[name="Send Message"]' },
    { name: 'phone number', count: 1, selector: 'a[href="tel:+8801700000000"]' },
    { name: 'e-mail address', count: 1, selector: 'a[href="mailto:hello@studio285.example"]' },
    { name: 'links to the map', count: 1, selector: 'a[href^="https://www.openstreetmap.org/"]' },
    { name: 'maps', count: 1, selector: ':has(> iframe[title][loading="lazy"])' },
  ],
};

const contactSent = {
  ...contact,
  path: '/contact?sent=1',
  title: 'Message sent · Studio 285',
  description: /^Thank you for your message\./,
  fullTierOnly: true,
  texts: [...contact.texts, 'Your message has been sent!'],
};

const blogs = {
  path: '/blogs',
  title: 'Blog: notes from our work · Studio 285',
  description: /^Notes from the work of a web agency in Dhaka/,
  heading: 'Notes from the work',
  texts: ['We took nine seconds out of a product page', 'Latest posts', 'Hilsa comes when it comes.'],
  elements: [
    { name: 'trending posts', count: 3, selector: 'role=region[name="Trending"] >> li h3' },
    { name: 'latest posts', count: 6, selector: 'role=region[name="Latest posts"] >> article' },
    { name: 'filters', count: 7, selector: 'nav[aria-label="Categories"] a' },
    { name: 'featured posts', count: 1, selector: 'article h2' },
  ],
};

const categories = ['Tech', 'Health', 'Lifestyle', 'Business', 'Travel', 'Food'].map((category) => ({
  ...blogs,
  path: `/blogs?category=${category}`,
  title: `${category} posts from our blog · Studio 285`,
  description: new RegExp(`about ${category.toLowerCase()}:`),
  fullTierOnly: true,
  texts: [`1 post in ${category}`],
  elements: [{ name: 'latest posts', count: 1, selector: 'role=region[name="Latest posts"] >> article' }],
}));

const posts = [
  ['kettle', 'A shop page that loads before the kettle boils', '12 March 2025', 'What we measured'],
  ['booking', 'What a booking page owes a worried parent', '20 February 2025', 'An honest clock'],
  ['price-lists', 'Price lists that sell without shouting', '30 January 2025', 'Type, not fireworks'],
  ['train', 'Working from a train: notes on the Sylhet line', '9 January 2025', 'Two bars, then none'],
  ['hammock', 'A week without notifications', '12 December 2024', 'About the hammock'],
  ['hilsa', 'How to write a menu for a fish that sells out', '21 November 2024', 'One button by the stove'],
].map(([id, title = '', date = '', section = '']) => ({
  path: `/post/${id}`,
  fullTierOnly: id !== 'kettle',
  title: `${title} · Studio 285`,
  description: /[.?]$/,
  heading: title,
  texts: [date, '3 min read', section, 'Keep reading'],
  elements: [
    { name: 'related posts', count: 3, selector: 'role=region[name="Keep reading"] >> article' },
    { name: 'sections', count: 4, selector: 'article section > div > h2:not(#related)' },
    contents(4),
    breadcrumbs,
  ],
}));

const team = {
  path: '/team',
  title: 'Our team in Dhaka · Studio 285',
  description: /^Meet the four people who lead/,
  heading: 'Four names to remember',
  texts: ['Nusrat started the studio with one client and one borrowed desk, and still reads every first message…'],
  elements: [
    { name: 'members', count: 4, selector: 'li h2' },
    { name: 'links to members', count: 4, selector: 'a[href^="/team/C"]' },
  ],
};

const members = [
  ['CEO', 'Nusrat Rahman', 'The client was a bakery; the desk has been given back.'],
  ['CTO', 'Tanvir Ahmed', 'He owns three kettles and has measured all of them.'],
  ['COO', 'Farhana Islam', 'In nine years one launch has moved.'],
  ['CMO', 'Arif Chowdhury', 'He calls it research, and it has become a post.'],
].map(([role, name = '', bio = '']) => ({
  path: `/team/${role}`,
  fullTierOnly: role !== 'CEO',
  title: `${name}, ${role} · Studio 285`,
  description: new RegExp(`^${name.split(' ', 1)}`),
  heading: name,
  texts: [bio, 'Skills', 'Elsewhere'],
  elements: [
    { name: 'social links', count: 3, selector: 'role=region[name="Elsewhere"] >> a[target="_blank"]' },
    breadcrumbs,
    { name: 'links back', count: 2, selector: 'a[href="/team"]' },
  ],
}));

const portfolio = {
  path: '/portfolio',
  title: 'Portfolio: five projects and their clients · Studio 285',
  description: /^Five projects that are still running/,
  heading: 'Work that still runs',
  texts: ['What we offer', 'Haque & Sattar', 'Contact Us'],
  elements: [
    { name: 'offered services', count: 6, selector: 'role=region[name="What we offer"] >> li h3' },
    { name: 'projects', count: 5, selector: 'role=region[name="Five projects"] >> li[id] h3' },
    { name: 'features', count: 20, selector: 'role=region[name="Five projects"] >> ul li' },
    { name: 'clients', count: 10, selector: '[role="group"] ul:not([aria-hidden]) > li' },
    { name: 'Contact Us', count: 1, selector: 'role=link[name="Contact Us"]' },
  ],
};

const terms = {
  path: '/TermsAndConditions',
  title: 'Terms and Conditions · Studio 285',
  description: /^What we promise, what we ask/,
  heading: 'Terms and Conditions',
  texts: ['In force since 1 January 2025', 'The sum does not change unless the scope does.'],
  elements: [contents(9)],
};

const privacy = {
  path: '/PrivacyPolicy',
  title: 'Privacy Policy · Studio 285',
  description: /^What this site keeps, where and for how long/,
  heading: 'Privacy Policy',
  texts: [
    'there is no analytics',
    'we store your name, your email address, the subject and the message',
    'Signing in sets a cookie',
    'Local storage, until you delete it',
    'Session storage, until you close the tab',
    'The map on the contact page comes from OpenStreetMap.',
  ],
  elements: [contents(9)],
};

const missing = [
  { path: '/post/no-such-post', heading: 'Post not found', text: 'All posts', back: '/blogs' },
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

/** What the browser tests expect of this remote's pages; see `e2e/support/expected-pages.ts`. */
export default [
  home,
  about,
  faqs,
  contact,
  contactSent,
  blogs,
  ...categories,
  ...posts,
  team,
  ...members,
  portfolio,
  terms,
  privacy,
  ...missing,
];
