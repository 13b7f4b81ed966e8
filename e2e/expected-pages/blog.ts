import { breadcrumbs, contents } from './expected-page.ts';

const blogs = {
  path: '/blogs',
  title: 'Blog: notes from our work · Studio 285',
  description: /^Notes from the work of a web agency in Dhaka/,
  heading: 'Notes from our work',
  texts: ['We cut nine seconds from the loading time', 'Latest posts', 'The hilsa is sold out by half past one.'],
  elements: [
    { name: 'trending posts', count: 3, selector: 'role=region[name="Trending"] >> li h3' },
    { name: 'latest posts', count: 5, selector: 'role=region[name="Latest posts"] >> article' },
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

export const blogPages = [blogs, ...categories, ...posts];
