import { FIRST_PAGE_MARK } from './first-page.ts';
import type { MetaTag, Statements } from './shell-parts.ts';

/** Returns the elements of the head with what a page says to machines. No text in it can close its element. */
export function statementTags({ meta, graph }: Statements): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  return `${meta.map(metaTag).join('')}<script type="application/ld+json" ${FIRST_PAGE_MARK}>${json}</script>`;
}

function metaTag(attributes: MetaTag): string {
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(value)}"`);
  return `<meta ${texts.join(' ')} ${FIRST_PAGE_MARK}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? '');

/** The element that keeps search engines from listing the first page, if the browser renders it. */
export const NO_INDEX_TAG = metaTag({ name: 'robots', content: 'noindex' });
