import type { LinkTag, MetaTag, Statements } from '../shell-options.ts';
import { FIRST_PAGE_MARK } from '../start/first-page.ts';

/** Returns the elements of the head with the metadata of a page. No text in it can close its element. */
export function statementTags({ meta, links = [], graph }: Statements): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  const tags = [...meta.map((one) => tag('meta', one)), ...links.map((one) => tag('link', one))];
  return `${tags.join('')}<script type="application/ld+json" ${FIRST_PAGE_MARK}>${json}</script>`;
}

function tag(name: 'meta' | 'link', attributes: MetaTag | LinkTag): string {
  const texts = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${escapeText(value)}"`);
  return `<${name} ${texts.join(' ')} ${FIRST_PAGE_MARK}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? '');

/** The element that keeps search engines from listing the first page, if the browser renders it. */
export const NO_INDEX_TAG = tag('meta', { name: 'robots', content: 'noindex' });
