import { describe, expect, it } from '@jest/globals';
import type { PageRequest } from '@platform/contract/render';
import { keepFaultsScript } from '../reports/keep-faults.ts';
import { startScript } from '../start/start-script.ts';
import { headTags, inlineScript, startTags } from './head-tags.ts';

const request: PageRequest = {
  url: '/about',
  root: { site: {} },
  registry: { schema: '', microFrontends: {} },
  scripts: [
    { href: '/assets/shell/entry.js', integrity: 'sha384-a' },
    { href: '/assets/marketing/about.js', integrity: 'sha384-b' },
  ],
  remote: { name: 'marketing', routes: [] },
  api: () => Promise.reject(new Error('not called')),
};

function headOf(html: string): Document {
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
}

describe('the tags of a head', () => {
  const head = headOf(startTags({ ...request, layoutOnly: 'public' }, 'go()'));

  it('runs the shell’s entry and preloads the other scripts in the same wave, each with its hash', () => {
    const [entry, ...others] = [...head.querySelectorAll('script[src]')];
    expect(entry?.outerHTML).toBe(
      '<script defer="" src="/assets/shell/entry.js" integrity="sha384-a" crossorigin="anonymous" fetchpriority="high"></script>',
    );
    expect(others).toEqual([]);
    expect(head.querySelector('link')?.outerHTML).toBe(
      '<link rel="preload" as="script" href="/assets/marketing/about.js" integrity="sha384-b" crossorigin="anonymous">',
    );
  });

  it('keeps the scripts of a rendered page in a template before the script that starts them', () => {
    const rendered = headOf(startTags(request, 'go()')).head;
    const template = rendered.querySelector('template');
    expect([...(template?.content.children ?? [])].map(({ localName }) => localName)).toEqual(['script', 'link']);
    expect(template?.nextElementSibling?.textContent).toBe('go()');
    expect(rendered.querySelector('script[src], link')).toBeNull();
  });

  it('has one inline script', () => {
    const inline = [...head.querySelectorAll('script:not([src])')];
    expect(inline.map(({ textContent }) => textContent)).toEqual(['go()']);
  });

  it('leaves out empty styles', () => {
    expect(headOf(headTags(request, { css: '' })).querySelector('style')).toBeNull();
  });

  it('keeps search engines from listing a private page or a refused form, and from nothing else', () => {
    const headWith = (isPrivate: boolean) => headOf(headTags({ ...request, isPrivate }, { css: '' }));
    expect(headWith(true).querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(headWith(false).querySelector('meta')).toBeNull();
    const refused = { ...request, root: { ...request.root, refused: { values: {}, errors: {} } } };
    expect(headOf(headTags(refused, { css: '' })).querySelector('meta')).not.toBeNull();
  });

  it('adds what the page says to machines before everything else', () => {
    const statements = { meta: [{ property: 'og:type', content: 'website' }], graph: [{ '@type': 'Thing' }] };
    const [first, second] = headOf(headTags(request, { css: '', statements })).head.children;
    expect(first?.getAttribute('property')).toBe('og:type');
    expect(second?.getAttribute('type')).toBe('application/ld+json');
  });
});

describe('inlineScript', () => {
  it('runs the shell’s part first, whatever it ends with, then what starts the page’s scripts', () => {
    expect(inlineScript('go()', {})).toBe(`go();${startScript}`);
    expect(inlineScript('', {})).toBe(startScript);
  });

  it('only keeps the faults of a page that is not rendered', () => {
    expect(inlineScript('go()', { layoutOnly: 'public' })).toBe(`go();${keepFaultsScript}`);
  });
});
