import { expect, it } from '@jest/globals';
import { pageHead } from '@platform/server/live-files/page-head.fixture';
import { llms } from './llms.ts';

const site = { name: 'Tea House', email: 'tea@site.example', phone: '+88012345', address: '1 Road, Dhaka' };
const origin = () => 'https://site.example';
const unknown = () => undefined;
const page = (url: string, title: string, description: string) =>
  pageHead(url, { title: `${title} · Tea House`, description });

const PAGES = [
  page('/', 'Tea for everybody', 'A tea house in Dhaka.'),
  page('/blogs', 'Blog', 'Notes on tea.'),
  page('/blogs?category=Tech', 'Blog: Tech', 'Kettles.'),
  page('/post/kettle', 'The [blue] kettle', 'It\n boils.'),
  page('/PrivacyPolicy', 'Privacy', 'What is kept.'),
  page('/services/tea', 'Tea', 'Tea, served.'),
  page('/sell', 'Websites', 'Ready-made.'),
  page('/sell/preview/shop', 'Shop', 'A preview.'),
  pageHead('/draft', { isIndexed: false }),
];

it('has the name, what the site is, its contacts, and its pages by section', () => {
  expect(llms({ site, origin }).write(PAGES)).toBe(`# Tea House

> A tea house in Dhaka.

Email: tea@site.example. Phone: +88012345. Address: 1 Road, Dhaka.

## Services

- [Tea](https://site.example/services/tea): Tea, served.

## Ready-made websites

- [Websites](https://site.example/sell): Ready-made.

## Company

- [Tea for everybody](https://site.example/): A tea house in Dhaka.

## Blog

- [Blog](https://site.example/blogs): Notes on tea.
- [The \\[blue\\] kettle](https://site.example/post/kettle): It boils.

## Optional

- [Privacy](https://site.example/PrivacyPolicy): What is kept.
- [Shop](https://site.example/sell/preview/shop): A preview.
`);
});

it('links to paths while the address of the site is unknown', () => {
  expect(llms({ site, origin: unknown }).write(PAGES)).toContain('- [Websites](/sell): Ready-made.');
});

it('leaves out what no page says', () => {
  const text = llms({ site, origin: unknown }).write([pageHead('/about', { title: 'About', description: '' })]);
  expect(text).toMatch(/^# Tea House\n\nEmail: .*\n\n## Company\n\n- \[About\]\(\/about\)\n$/);
});
