import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { endScreen, firstScreenOf, ScreenEnd } from './screen-end.tsx';

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

const sent = (late?: Parameters<typeof endScreen>[1]) =>
  endScreen(`<head></head><body>${render(<Page />).container.innerHTML}</body>`, late);

const END = '<div hidden="" data-screen-end="">';
const MARK = '<span id="screen-end"></span>';
const EXPECT = '<link rel="expect" href="#screen-end" blocking="render" data-first-page>';

it('the first end of a screen has a mark that delays the first paint', () => {
  expect(sent()).toBe(
    `<head>${EXPECT}</head><body><main><p>Above</p>${END}${MARK}</div><p>Below</p>${END}</div></main></body>`,
  );
});

describe('late styles', () => {
  it('are linked after the mark, and at the end of the document', () => {
    expect(sent({ file: HREF })).toBe(
      `<head>${EXPECT}</head><body><main><p>Above</p>${END}${MARK}${LINK}</div><p>Below</p>${END}</div></main>${LINK}</body>`,
    );
  });

  it('are linked once in a document without an end of the screen, whose paint is not delayed', () => {
    const html = (link: string) => `<head></head><body><p>All</p>${link}</body>`;
    expect(endScreen(html(''), { file: HREF, styles: '<style>a{}</style>' })).toBe(html(LINK));
    expect(endScreen(html(''))).toBe(html(''));
  });
});

describe('styles of components below the first screen', () => {
  it('are set after the mark and the linked ones', () => {
    expect(sent({ file: HREF, styles: '<style>a{}</style>' })).toContain(
      `${END}${MARK}${LINK}<style>a{}</style></div>`,
    );
    expect(firstScreenOf(`<p>Above</p>${END}<p>Below</p>`)).toBe('<p>Above</p>');
    expect(firstScreenOf('<p>All</p>')).toBe('<p>All</p>');
  });

  it('stay in the document when the page goes', () => {
    const container = document.createElement('div');
    container.innerHTML = `${END}${MARK}<style data-critical>.css-a{}</style></div>`;
    document.body.append(container);
    const { unmount } = render(<ScreenEnd />, { container, hydrate: true });
    expect(document.head.querySelector('style')).toBeNull();
    unmount();
    expect(document.head.querySelector('style')?.textContent).toBe('.css-a{}');
  });
});
