import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { DataNode } from '@platform/server/live-files/page-head';
import { pageHead } from '@platform/server/live-files/page-head.fixture';
import { schemaErrors } from '@platform/server/live-files/xml-schema.fixture';
import { feed } from './feed.ts';

const ORIGIN = 'https://site.example';
const SCHEMA = join(import.meta.dirname, 'feed.xsd');

const post = (slug: string, rest: DataNode = {}) => {
  const address = `${ORIGIN}/post/${slug}`;
  const node = {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    headline: `The ${slug}`,
    description: `About the ${slug}.`,
    datePublished: '2025-03-01',
    author: { '@type': 'Person', name: 'Nadia' },
    ...rest,
  };
  return pageHead(`/post/${slug}`, { canonical: address, graph: [{ '@type': 'WebPage', '@id': address }, node] });
};

const blog = pageHead('/blogs', { title: 'Blog · Tea House', description: 'Notes on tea.' });
const write = (...pages: ReturnType<typeof pageHead>[]) =>
  feed({ site: { name: 'Tea House' }, origin: () => ORIGIN }).write([blog, ...pages]);
const entriesOf = (xml = '') => xml.split('<entry>').slice(1);
const textIn = (name: string, xml = '') => new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1];

describe('the feed', () => {
  it('is valid Atom, with the posts of the live pages', () => {
    const xml = write(
      post('kettle', { dateModified: '2025-04-02T10:00:00+06:00', articleSection: ['Tea', 'R&D'] }),
      post('cup', { headline: 'The cup <& saucer>', author: [{ name: 'Nadia' }, { name: 'Omar' }] }),
      pageHead('/about'),
    );
    expect(schemaErrors(xml ?? '', SCHEMA)).toEqual([]);
    const [cup, kettle, ...others] = entriesOf(xml);
    expect(others).toEqual([]);
    expect(textIn('title', cup)).toBe('The cup &lt;&amp; saucer&gt;');
    expect(cup?.match(/<author>/g)).toHaveLength(2);
    expect(textIn('id', kettle)).toBe(`${ORIGIN}/post/kettle`);
    expect(textIn('published', kettle)).toBe('2025-03-01T00:00:00.000Z');
    expect(textIn('updated', kettle)).toBe('2025-04-02T04:00:00.000Z');
    expect(textIn('summary', kettle)).toBe('About the kettle.');
    expect(kettle).toContain('<category term="R&amp;D"/>');
  });

  it('says where it is, what it is and when it last changed', () => {
    const xml = write(post('kettle', { dateModified: '2025-04-02' }), post('cup', { datePublished: '2025-03-20' }));
    const [head] = (xml ?? '').split('<entry>');
    expect(textIn('id', head)).toBe(`${ORIGIN}/feed.xml`);
    expect(textIn('title', head)).toBe('Blog · Tea House');
    expect(textIn('subtitle', head)).toBe('Notes on tea.');
    expect(textIn('updated', head)).toBe('2025-04-02T00:00:00.000Z');
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}/feed.xml"/>`);
    expect(head).toContain(`<link rel="alternate" type="text/html" href="${ORIGIN}/blogs"/>`);
  });

  it('has the newest post first', () => {
    const xml = write(
      post('old', { datePublished: '2024-01-01', dateModified: '2025-05-05' }),
      post('new', { datePublished: '2025-03-01' }),
    );
    expect(entriesOf(xml).map((entry) => textIn('title', entry))).toEqual(['The new', 'The old']);
  });

  it('keeps the id of a post whose title and date change', () => {
    const ids = [post('kettle'), post('kettle', { headline: 'Tea', dateModified: '2025-09-09' })].map((page) =>
      textIn('id', entriesOf(write(page))[0]),
    );
    expect(ids).toEqual([`${ORIGIN}/post/kettle`, `${ORIGIN}/post/kettle`]);
  });

  it('finds an author whom the post names by id', () => {
    const person = { '@type': 'Person', '@id': `${ORIGIN}/team/CEO#person`, name: 'Nadia Rahman' };
    const member = pageHead('/team/CEO', { graph: [person] });
    const [entry] = entriesOf(write(post('kettle', { author: { '@id': person['@id'] } }), member));
    expect(textIn('name', entry)).toBe('Nadia Rahman');
  });

  it('leaves out posts without a date, posts that are canonical elsewhere and lists of posts', () => {
    const kettle = post('kettle');
    const xml = write(
      kettle,
      post('undated', { datePublished: 'soon' }),
      { ...post('copy'), canonical: `${ORIGIN}/post/kettle` },
      { ...post('draft'), isIndexed: false },
      pageHead('/news', { graph: kettle.graph }),
    );
    expect(entriesOf(xml)).toHaveLength(1);
    expect(schemaErrors(xml ?? '', SCHEMA)).toEqual([]);
  });

  it('does not exist without posts, nor while the address of the site is unknown', () => {
    expect(write()).toBeUndefined();
    expect(feed({ site: { name: 'Tea House' }, origin: () => undefined }).write([post('kettle')])).toBeUndefined();
  });
});

it.each([
  ['a feed without id', (xml: string) => xml.replace(/<id>.*?<\/id>/, '')],
  ['a feed without author', (xml: string) => xml.replace(/<author>.*?<\/author>/, '')],
  ['a date without a time', (xml: string) => xml.replace(/<updated>.*?<\/updated>/, '<updated>2025-03-01</updated>')],
  ['an entry twice', (xml: string) => xml.replace(/<entry>[\s\S]*<\/entry>/, (entry) => entry + entry)],
  ['another namespace', (xml: string) => xml.replace('2005/Atom', '2006/Atom')],
])('the schema refuses %s', (_what, damage) => {
  expect(schemaErrors(damage(write(post('kettle')) ?? ''), SCHEMA)).not.toEqual([]);
});
