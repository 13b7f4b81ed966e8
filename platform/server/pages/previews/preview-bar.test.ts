import { expect, it } from '@jest/globals';
import { withPreviewBar } from './preview-bar.ts';

const shown = { label: 'pr-12', releases: [{ name: 'blog', version: 'a'.repeat(64) }] };

it('a page of a named preview ends with a bar that names it and leads to the live page, in a style and with a script that the policy allows', () => {
  const page = {
    html: '<body><p>Hello</p><script></script></body></html>',
    inlineStyles: ['p{}'],
    inlineScripts: ['a()'],
  };
  const { html, inlineScripts, inlineStyles } = withPreviewBar(page, shown);
  expect(html).toMatch(
    /^<body><p>Hello<\/p><script><\/script><preview-bar .*<\/preview-bar><script .*<\/script><\/body><\/html>$/s,
  );
  expect(html).toContain('Preview pr-12: blog aaaaaaaaaa</span>');
  expect(html).toContain('<a href="?" referrerpolicy="no-referrer">Leave the preview</a>');
  expect(inlineStyles).toEqual(['p{}', /<style>([^<]+)</.exec(html)?.[1]]);
  expect(inlineScripts).toEqual(['a()', /<script data-label="pr-12">([^<]+)</.exec(html)?.[1]]);
});

it('a response without a body, such as a redirect, has no bar', () => {
  const page = { html: '', inlineStyles: [], inlineScripts: [] };
  expect(withPreviewBar(page, shown)).toBe(page);
});
