import type { PageData } from '@platform/contract/render';

const ELEMENT_ID = 'page-data';

/**
 * Returns the HTML element that carries a page's data. It belongs at the end of the body: nothing that is painted waits for it. `<` is
 * escaped, so that no text can close the element.
 */
export function pageDataTag(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Returns the data of the current page. Throws if the page has none. */
export function readPageData(): PageData {
  const text = document.querySelector(`body > script#${ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error('This page carries no page data');
  return JSON.parse(text) as PageData;
}
