import { afterEach, describe, expect, it } from '@jest/globals';
import { navigationKind } from './navigation-kind.ts';

const place = (address: string) => new URL(address, 'http://site.invalid');
const kind = (from: string, to: string) => navigationKind(place(from), place(to));

describe('a navigation', () => {
  afterEach(() => document.body.replaceChildren());

  it('to another path brings another page, with or without an anchor', () => {
    expect(kind('/', '/about')).toBe('page');
    expect(kind('/', '/faqs#cost')).toBe('page');
  });

  it('to a place on this page shows that place', () => {
    expect(kind('/faqs', '/faqs#cost')).toBe('anchor');
    expect(kind('/faqs#time', '/faqs#cost')).toBe('anchor');
  });

  it('that only changes the search filters, unless it came from the frame', () => {
    expect(kind('/blogs', '/blogs?category=Tech')).toBe('filter');
    document.body.innerHTML = '<footer><a href="/contact?subject=Careers">Careers</a></footer>';
    document.querySelector('a')?.focus();
    expect(kind('/contact', '/contact?subject=Careers')).toBe('page');
  });

  it('to the very same address begins the page again', () => {
    expect(kind('/about', '/about')).toBe('page');
  });
});
