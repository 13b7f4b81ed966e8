import type { PageRequest, Script } from '@platform/contract/render';
import type { LinkTag, MetaTag, Statements } from '../shell-options.ts';
import { FIRST_PAGE_MARK } from '../start/first-page.ts';
import { deferredStartScript, faultLogScript } from '../start/inline-scripts.ts';
import { styleTag } from '../styles.ts';

/** Returns the tags added at the end of the head after rendering: the page's metadata, the styles of its components and its style sheets. */
export function headTags(
  { root, isPrivate, scripts }: PageRequest,
  { css, statements }: { readonly css: string; readonly statements?: Statements | undefined },
): string {
  return [
    isPrivate || root.refused ? NO_INDEX_TAG : '',
    statements ? statementTags(statements) : '',
    css === '' ? '' : styleTag(css),
    ...scripts.filter(isStyleSheet).map((sheet) => `<link rel="stylesheet" ${attributes('href', sheet)}>`),
  ].join('');
}

/**
 * Returns the tags of the page's scripts. Those of a rendered page are in a template until the page is painted; those of a layout alone are
 * requested at once. They precede the styles: the inline script runs while the rest of the head is still being sent.
 * @param inline Text of the inline script: see `inlineScript`.
 */
export const startTags = ({ scripts, layoutOnly }: PageRequest, inline: string): string =>
  layoutOnly
    ? `<script>${inline}</script>${scriptTags(scripts)}`
    : `<template>${scriptTags(scripts)}</template><script>${inline}</script>`;

/**
 * Returns the text of a document's one inline script: each one costs a phone some milliseconds before the first paint. Constant for a
 * shell, so that the policy can contain its hash.
 * @param own The shell's own script, run first.
 */
export const inlineScript = (own: string, { layoutOnly }: Pick<PageRequest, 'layoutOnly'>): string =>
  [own, layoutOnly ? faultLogScript : deferredStartScript].filter(Boolean).join(';');

const isStyleSheet = ({ href }: Script): boolean => href.endsWith('.css');

/** The shell's entry, and preloads of the other scripts. */
function scriptTags(files: readonly Script[]): string {
  const [entry, ...later] = files.filter((file) => !isStyleSheet(file));
  if (!entry) throw new Error('A page needs the shell’s entry');
  const preloads = later.map((script) => `<link rel="preload" as="script" ${attributes('href', script)}>`);
  return [`<script defer ${attributes('src', entry)} fetchpriority="high"></script>`, ...preloads].join('');
}

function attributes(name: 'src' | 'href', { href, integrity }: Script): string {
  return `${name}="${href}" integrity="${integrity}" crossorigin="anonymous"`;
}

/** Width from which a screen is no phone's, in CSS pixels. */
const WIDE = 768;

/**
 * Returns the tags that preload a page's fonts. For tags in the head, browsers delay the first paint by up to 100 ms; for tags in the body
 * they do not. On wide screens fonts mostly arrive within that time, so their tags are in the head. On phones fonts mostly arrive later.
 * @param files URL paths.
 */
export function fontTags(files: readonly string[]): { readonly head: string; readonly body: string } {
  const tags = (media: string) =>
    files.map((file) => `<link rel="preload" as="font" href="${file}" crossorigin media="${media}">`).join('');
  return { head: tags(`(width>=${WIDE}px)`), body: tags(`(width<${WIDE}px)`) };
}

/** Returns the elements of the head with the metadata of a page. No text in it can close its element. */
export function statementTags({ meta, links = [], graph }: Statements): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  const tags = [
    ...meta.map((attributes) => tag('meta', attributes)),
    ...links.map((attributes) => tag('link', attributes)),
  ];
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
