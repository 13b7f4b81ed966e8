import { expect, it } from '@jest/globals';
import { statementTags } from './statement-tags.ts';

const HOSTILE = `</script><script>alert(1)</script><!-- " onload='x' & &amp;`;

it('keeps every text intact, whatever is in it', () => {
  const meta = [
    { property: 'og:title', content: HOSTILE },
    { name: 'twitter:card', content: 'summary' },
  ];
  const links = [{ rel: 'alternate', type: 'application/atom+xml', title: HOSTILE, href: '/feed.xml' }];
  const graph = [{ '@type': 'Thing', name: HOSTILE }];
  const { head, body } = new DOMParser().parseFromString(statementTags({ meta, links, graph }), 'text/html');
  expect(body.innerHTML).toBe('');
  const [title, card, link, script, ...others] = head.children;
  expect(others).toEqual([]);
  expect(title?.getAttribute('content')).toBe(HOSTILE);
  expect(title?.getAttribute('property')).toBe('og:title');
  expect(card?.getAttribute('name')).toBe('twitter:card');
  expect(link?.outerHTML).toMatch(/^<link rel="alternate" type="application\/atom\+xml" /);
  expect([link?.getAttribute('title'), link?.getAttribute('href')]).toEqual([HOSTILE, '/feed.xml']);
  expect(script?.getAttribute('type')).toBe('application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
