import { describe, expect, it } from '@jest/globals';
import { PAGES } from './pages.fixture.ts';
import { readPassages } from './read-passages.ts';

const [faqs, about] = PAGES;

describe('readPassages', () => {
  it('returns a passage for each question, with its anchor and its answer', () => {
    const passages = readPassages(faqs.html, faqs.path);
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

  it('links to the nearest anchor above a heading without one', () => {
    expect(readPassages(about.html, about.path)).toEqual([
      {
        title: 'About Us',
        href: '/about',
        text: 'Fourteen people in Dhaka who design, write and build for the web.',
        hints: 'about Prices ',
      },
      { title: 'Our Mission', href: '/about', text: 'To make websites that do a day’s work.', hints: '' },
      {
        title: 'Fast on a bad phone',
        href: '/about#why',
        text: 'We try every page on a cheap phone and a weak line.',
        hints: 'Why Choose Us',
      },
      { title: 'Yours to take away', href: '/about#why', text: 'Code Domain', hints: 'Why Choose Us' },
    ]);
  });

  it('adds hints for a phone number, an e-mail address, a postal address and hours', () => {
    const html =
      '<main><h2>Find us</h2><address><p>House 28</p></address><a href="tel:+880">+880</a><a href="mailto:a@b.example">a@b.example</a><p>Sunday to Thursday, 10 to 18</p></main>';
    expect(readPassages(html, '/contact')).toEqual([
      {
        title: 'Find us',
        href: '/contact',
        text: 'House 28 +880 a@b.example Sunday to Thursday, 10 to 18',
        hints: 'office address phone number email address opening hours',
      },
    ]);
  });

  it('reads the main part only, without menus, forms, scripts and hidden elements', () => {
    const read = PAGES.flatMap(({ html, path }) => readPassages(html, path)).map(({ text }) => text);
    expect(read.join(' ')).not.toMatch(/prices|Write your message|plus/);
    expect(readPassages('<p>No main part</p>', '/')).toEqual([]);
  });
});
