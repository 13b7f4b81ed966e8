import { describe, expect, it } from '@jest/globals';
import { PAGES } from './pages.fixture.ts';
import { passagesOf } from './passages-of.ts';

const [faqs, about] = PAGES;

describe('passagesOf', () => {
  it('makes a passage of each question, with its anchor and its answer', () => {
    const passages = passagesOf(faqs.html, faqs.path);
    expect(passages.map(({ title, href }) => [title, href])).toEqual([
      ['FAQs', '/faqs'],
      ['What does a website cost?', '/faqs#cost'],
      ['How long does it take?', '/faqs#time'],
      ['Who owns the code & the design?', '/faqs#ownership'],
      ['How do we pay?', '/faqs#payment'],
      ['Shopify, WordPress or something of our own?', '/faqs#platform'],
    ]);
    expect(passages[2]?.text).toBe('A ready-made website, about a week. A shop, four to six weeks.');
  });

  it('leads to the nearest anchor above a heading that has none', () => {
    expect(passagesOf(about.html, about.path)).toEqual([
      {
        title: 'About Us',
        href: '/about',
        text: 'Fourteen people in Dhaka who design, write and build for the web.',
      },
      { title: 'Our Mission', href: '/about', text: 'To make websites that do a day’s work.' },
      {
        title: 'Fast on a bad phone',
        href: '/about#why',
        text: 'We try every page on a cheap phone and a weak line.',
      },
      { title: 'Yours to take away', href: '/about#why', text: 'Code Domain' },
    ]);
  });

  it('reads the main part only, and nothing of menus, forms, scripts and what is hidden', () => {
    const read = PAGES.flatMap(({ html, path }) => passagesOf(html, path)).map(({ text }) => text);
    expect(read.join(' ')).not.toMatch(/prices|Write your message|plus/);
    expect(passagesOf('<p>No main part</p>', '/')).toEqual([]);
  });
});
