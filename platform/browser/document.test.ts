import { afterEach, expect, it } from '@jest/globals';
import type { PageData } from '@platform/contract/render';
import { pageDataTag, readGlobalCss, readPageData } from './document.tsx';

const HOSTILE = '</script><script>alert(1)</script><!--';

const data: PageData = {
  root: { site: { name: HOSTILE } },
  registry: { schema: '', microFrontends: {} },
  remote: 'marketing',
  hydration: null,
};

const parse = (body: string) => {
  const sent = new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');
  document.body.replaceChildren(...sent.body.childNodes);
};

afterEach(() => {
  document.body.replaceChildren();
});

it('keeps the page’s data intact, whatever text it contains', () => {
  parse(pageDataTag(data));
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(readPageData()).toEqual(data);
});

it('is not read from an element of the page’s content', () => {
  parse(`<main><p id="page-data">{"remote":"other"}</p></main>${pageDataTag(data)}`);
  expect(readPageData()).toEqual(data);
});

it('throws for a page without data', () => {
  parse('<main></main>');
  expect(() => readPageData()).toThrow('no page data');
});

it('reads the shell’s style sheet, whichever other style elements the head has', () => {
  document.head.innerHTML =
    '<style class="darkreader">a{}</style><style data-base>p{}</style><style data-critical>b{}</style>';
  expect(readGlobalCss()).toBe('p{}');
  document.head.replaceChildren();
  expect(readGlobalCss()).toBe('');
});
