import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nameShared } from './shared-elements.ts';

/** jsdom has no layout: an element with this attribute is at that distance from the window's top, in px. */
const TOP = 'data-top';

const FIXED = 'body > header, [data-foot-bar]';

const card = (id: string, top: number) => `
  <li>
    <div data-shared="person-${id}" ${TOP}="${top}"></div>
    <div><h2 data-shared="title-${id}" ${TOP}="${top}">Name</h2><a href="/team/${id}">Read more</a></div>
  </li>`;

const originalRect = Element.prototype.getBoundingClientRect;

beforeEach(() => {
  Element.prototype.getBoundingClientRect = function rect() {
    return new DOMRect(0, Number(this.getAttribute(TOP)), 100, 100);
  };
  document.body.innerHTML = `<header><a href="/team">Team</a></header><main><ul>${card('ceo', 0)}${card('cto', 0)}${card('coo', 9000)}</ul></main>`;
});

afterEach(() => {
  Element.prototype.getBoundingClientRect = originalRect;
  document.body.replaceChildren();
});

const follow = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus();

describe('nameShared', () => {
  it('names the fixed elements and those of the followed link’s card', () => {
    follow('/team/cto');
    expect([...nameShared(FIXED).names]).toEqual(['fixed-header', 'person-cto', 'title-cto']);
  });

  it('names all elements in view for a link outside of cards', () => {
    follow('/team');
    expect([...nameShared(FIXED).names]).toEqual([
      'fixed-header',
      'person-ceo',
      'title-ceo',
      'person-cto',
      'title-cto',
    ]);
  });

  it('names on the new page the fixed elements and those with known names, each name once, and removes the names', () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<p data-shared="person-cto" ${TOP}="50"></p><section data-foot-bar></section>`,
      );
    const { names, remove } = nameShared(FIXED, new Set(['person-cto', 'person-coo']));
    expect([...names]).toEqual(['fixed-header', 'person-cto', 'fixed-section']);
    const { style } = document.querySelector<HTMLElement>('[data-shared="person-cto"]') ?? document.body;
    expect(Reflect.get(style, 'viewTransitionName')).toBe('person-cto');
    expect(Reflect.get(style, 'viewTransitionClass')).toBe('person');
    remove();
    expect(Reflect.get(style, 'viewTransitionName')).toBe('');
  });
});
