import { describe, expect, it } from '@jest/globals';
import type { FieldInfo } from '../entry-requests.ts';
import { fieldAt, partOf } from './parts.ts';

const field = (name: string, kind: FieldInfo['kind']): FieldInfo => ({ name, kind, label: name, help: '' });

const fields = [
  field('title', 'text'),
  field('category', 'choice'),
  field('date', 'date'),
  field('price', 'price'),
  field('picture', 'picture'),
  field('body', 'markdown'),
];

const values = {
  title: 'The ready-made shop',
  category: 'Tech',
  date: '2025-02-20',
  price: 1499,
  picture: '/media/kettle',
  body: 'What it costs from {lowest price} on.\n\n## Why **we** do it {#why}\n\n> [!NOTE]\n> Read [the terms](/terms) before you pay.\n',
};

const page = new DOMParser().parseFromString(
  `<nav aria-label="Breadcrumb">The ready-made shop</nav>
  <main>
    <div><nav aria-label="Breadcrumb"><ol><li>Shops</li><li>The ready-made shop</li></ol></nav></div>
    <h1>The <b>ready-\u2060made</b> shop</h1>
    <p id="line"><a href="/blogs">Tech</a> <time>20 February 2025</time> <strong>$1,499</strong></p>
    <picture><source srcset="/media/kettle-1.avif"><img src="/media/kettle-2.webp"></picture>
    <p id="first">What it costs from $499 on.</p><h2 id="why">Why <em>we</em> do it</h2>
    <aside><p id="last">Read <a href="/terms">the terms</a> before you pay.</p></aside>
    <p id="other">Tech is written about elsewhere, too.</p>
  </main>`,
  'text/html',
);

const at = (selector: string) => page.querySelector(selector) as Element;

describe('the part of a page that shows a field', () => {
  it.each([
    ['title', ['main h1']],
    ['category', ['#line a']],
    ['date', ['time']],
    ['price', ['strong']],
    ['picture', ['img']],
    ['body', ['#first', '#last']],
  ])('of %s is %p', (name, selectors) => {
    const found = fields.find((each) => each.name === name);
    if (!found) throw new Error('unreachable');
    const part = partOf(page, found, values[name as keyof typeof values]);
    expect([...new Set(part)]).toEqual(selectors.map(at));
  });

  it('is nothing if the value is nowhere, or empty', () => {
    const title = field('title', 'text');
    expect(partOf(page, title, 'Another title')).toEqual([]);
    expect(partOf(page, title, 'terms')).toEqual([]);
    expect(partOf(page, title, '')).toEqual([]);
    expect(partOf(page, field('picture', 'picture'), '')).toEqual([]);
  });
});

describe('the field of a pressed element', () => {
  it.each([
    ['main h1 b', 'title'],
    ['#line a', 'category'],
    ['time', 'date'],
    ['strong', 'price'],
    ['img', 'picture'],
    ['#why em', 'body'],
    ['#last a', 'body'],
    ['#other', undefined],
    ['main', undefined],
  ])('at %s is %s', (selector, name) => {
    expect(fieldAt(at(selector), fields, values)).toBe(name);
  });
});
