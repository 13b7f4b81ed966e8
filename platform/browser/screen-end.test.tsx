import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { endScreen, ScreenEnd } from './screen-end.tsx';

const LINK = '<link rel="stylesheet" href="/assets/shell/late.0123456789.css">';
const HREF = '/assets/shell/late.0123456789.css';

const Page = () => (
  <main>
    <p>Above</p>
    <ScreenEnd />
    <p>Below</p>
    <ScreenEnd />
  </main>
);

const sent = (lateStyles?: string) =>
  endScreen(`<head></head><body>${render(<Page />).container.innerHTML}</body>`, lateStyles);

const END = '<div hidden="" data-screen-end="">';
const MARK = '<span id="screen-end"></span>';
const EXPECT = '<link rel="expect" href="#screen-end" blocking="render" data-first-page>';

it('the first end of a screen has a mark that browsers wait for before they paint', () => {
  expect(sent()).toBe(
    `<head>${EXPECT}</head><body><main><p>Above</p>${END}${MARK}</div><p>Below</p>${END}</div></main></body>`,
  );
});

describe('late styles', () => {
  it('are named after the mark, and at the end of the document', () => {
    expect(sent(HREF)).toBe(
      `<head>${EXPECT}</head><body><main><p>Above</p>${END}${MARK}${LINK}</div><p>Below</p>${END}</div></main>${LINK}</body>`,
    );
  });

  it('are named once in a document whose page has no such end, which browsers do not wait for', () => {
    const html = (link: string) => `<head></head><body><p>All</p>${link}</body>`;
    expect(endScreen(html(''), HREF)).toBe(html(LINK));
    expect(endScreen(html(''))).toBe(html(''));
  });

  it('stay where the server wrote them when the page is hydrated, and are not written by the browser', async () => {
    const errors: unknown[] = [];
    const box = document.createElement('div');
    box.innerHTML = new DOMParser().parseFromString(sent(HREF), 'text/html').querySelector('main')?.outerHTML ?? '';
    const link = box.querySelector('link');
    await act(async () => {
      render(<Page />, { container: box, hydrate: true, onRecoverableError: (error) => errors.push(error) });
    });
    expect(errors).toEqual([]);
    expect(link).not.toBeNull();
    expect(box.querySelector('link')).toBe(link);
    expect(render(<Page />).container.querySelector('link')).toBeNull();
  });
});
