import type { PageResult } from '@platform/contract/render';
import { html } from 'hono/html';
import type { Release } from '../../release-set/release.ts';
import { PREVIEW_PARAMETER } from './preview-keys.ts';

/** What a preview shows in place of what is live. */
export interface ShownPreview {
  readonly label: string;
  readonly releases: readonly Pick<Release, 'name' | 'version'>[];
}

const STYLE = `
:host{position:fixed;inset:auto auto 0 0;z-index:2147483647;box-sizing:border-box;max-width:100%;padding:.25rem .75rem;display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;background:#111;color:#fff;font:500 .875rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:2rem;color:inherit}
a:focus-visible{outline:2px solid #fff;outline-offset:-2px}
@media print{:host{display:none}}`;

/**
 * Keeps the preview in the addresses of a tab when pages change without a request: the server knows it by them. Browsers of before 2026
 * lack the Navigation API: such an address shows the live page there when it is loaded again.
 */
const KEEP = `{const {label}=document.currentScript.dataset
const keep=()=>{const url=new URL(location.href)
if(url.searchParams.get('${PREVIEW_PARAMETER}')===label)return
url.searchParams.set('${PREVIEW_PARAMETER}',label);history.replaceState(history.state,'',url)}
window.navigation?.addEventListener('currententrychange',keep)
keep()}`;

const BODY_END = '</body>';

/**
 * Adds a bar to a page of a named preview: the label, the releases, and a link to the live page. It stands after everything that is
 * hydrated. Its shadow root keeps the styles of the site out.
 */
export function withPreviewBar<Page extends Pick<PageResult, 'html' | 'inlineScripts' | 'inlineStyles'>>(
  page: Page,
  { label, releases }: ShownPreview,
): Page {
  const end = page.html.lastIndexOf(BODY_END);
  if (end === -1) return page;
  const versions = releases.map(({ name, version }) => `${name} ${version.slice(0, 10)}`).join(', ');
  const text = html`<span>Preview ${label}: ${versions}</span> <a href="?" referrerpolicy="no-referrer">Leave the preview</a>`;
  const root = `<template shadowrootmode="open"><style>${STYLE}</style>${text}</template>`;
  const added = `<preview-bar role="region" lang="en" aria-label="Preview">${root}</preview-bar><script data-label="${label}">${KEEP}</script>`;
  return {
    ...page,
    html: page.html.slice(0, end) + added + page.html.slice(end),
    inlineScripts: [...page.inlineScripts, KEEP],
    inlineStyles: [...page.inlineStyles, STYLE],
  };
}
