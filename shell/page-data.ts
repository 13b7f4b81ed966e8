import type { PageData } from '@studio/contract/render';

const ELEMENT_ID = 'page-data';

/** The element that carries a page's data, as HTML. `<` is escaped, so that no text can end the element. */
export function pageDataTag(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** The data of the page this script runs in. Written by the shell's own server half, of the same release. */
export function readPageData(): PageData {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error('This page carries no page data');
  return JSON.parse(text) as PageData;
}
