import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { nameLateStyles, ScreenEnd } from './screen-end.tsx';

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

const sent = () => nameLateStyles(`<body>${render(<Page />).container.innerHTML}</body>`, HREF);

describe('late styles', () => {
  it('are named at the first end of a screen, and at the end of the document', () => {
    const end = '<div hidden="" data-screen-end="">';
    expect(sent()).toBe(`<body><main><p>Above</p>${end}${LINK}</div><p>Below</p>${end}</div></main>${LINK}</body>`);
  });

  it('are named once in a document whose page has no such end', () => {
    expect(nameLateStyles('<body><p>All</p></body>', HREF)).toBe(`<body><p>All</p>${LINK}</body>`);
  });

  it('stay where the server wrote them when the page is hydrated, and are not written by the browser', async () => {
    const errors: unknown[] = [];
    const box = document.createElement('div');
    box.innerHTML = new DOMParser().parseFromString(sent(), 'text/html').querySelector('main')?.outerHTML ?? '';
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
