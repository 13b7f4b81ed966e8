import { afterEach, describe, expect, it } from '@jest/globals';
import { changeBetween } from './change.ts';

const place = (address: string) => new URL(address, 'http://site.invalid');
const change = (from: string, to: string) => changeBetween(place(from), place(to));

describe('a navigation', () => {
  afterEach(() => document.body.replaceChildren());

  it('to another path brings another page, with or without an anchor', () => {
    expect(change('/', '/about')).toBe('page');
    expect(change('/', '/faqs#cost')).toBe('page');
  });

  it('to a place on this page shows that place', () => {
    expect(change('/faqs', '/faqs#cost')).toBe('anchor');
    expect(change('/faqs#time', '/faqs#cost')).toBe('anchor');
  });

  it('that only changes the search filters, unless it came from the frame', () => {
    expect(change('/blogs', '/blogs?category=Tech')).toBe('filter');
    document.body.innerHTML = '<footer><a href="/contact?subject=Careers">Careers</a></footer>';
    document.querySelector('a')?.focus();
    expect(change('/contact', '/contact?subject=Careers')).toBe('page');
  });

  it('to the very same address begins the page again', () => {
    expect(change('/about', '/about')).toBe('page');
  });
});
