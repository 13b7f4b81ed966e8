import { expect, it } from '@jest/globals';
import { fontTags } from './font-tags.ts';

const linksOf = (html: string) => [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('link')];

it('preloads each font once, in the order given: wide screens wait for what the head names, phones do not', () => {
  const { head, body } = fontTags(['/assets/shell/text.woff2', '/assets/shell/title.woff2']);
  for (const [tags, media] of [
    [head, '(width>=768px)'],
    [body, '(width<768px)'],
  ] as const) {
    expect(linksOf(tags).map((link) => link.getAttribute('href'))).toEqual([
      '/assets/shell/text.woff2',
      '/assets/shell/title.woff2',
    ]);
    for (const link of linksOf(tags)) {
      const { rel, as, crossorigin } = Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value]));
      expect({ rel, as, crossorigin, media: link.media }).toEqual({
        rel: 'preload',
        as: 'font',
        crossorigin: '',
        media,
      });
    }
  }
});

it('names no font of a shell that has none', () => expect(fontTags([])).toEqual({ head: '', body: '' }));
