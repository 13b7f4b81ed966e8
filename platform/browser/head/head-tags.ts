import type { PageRequest, Script } from '@platform/contract/render';
import { keepFaultsScript } from '../reports/keep-faults.ts';
import type { Statements } from '../shell-options.ts';
import { startScript } from '../start/start-script.ts';
import { styleTag } from '../styles.ts';
import { NO_INDEX_TAG, statementTags } from './statement-tags.ts';

interface HeadParts {
  /** Styles of components. */
  readonly css: string;
  readonly statements?: Statements | undefined;
}

/** Returns the tags added at the end of the head after rendering: the page's metadata and styles. */
export function headTags({ root, isPrivate }: PageRequest, { css, statements }: HeadParts): string {
  return [
    isPrivate || root.refused ? NO_INDEX_TAG : '',
    statements ? statementTags(statements) : '',
    css === '' ? '' : styleTag(css),
  ].join('');
}

/**
 * Returns the tags of the page's scripts. Those of a page that is rendered wait in a template until it is painted; those of a layout alone
 * are asked for at once. They belong before the styles: the inline script runs while the rest of the head is still on its way.
 * @param inline Text of the inline script: see `inlineScript`.
 */
export const startTags = ({ scripts, layoutOnly }: PageRequest, inline: string): string =>
  layoutOnly
    ? `<script>${inline}</script>${scriptTags(scripts)}`
    : `<template>${scriptTags(scripts)}</template><script>${inline}</script>`;

/**
 * Returns the text of a document's one inline script: each one costs a phone some milliseconds before the first paint. Constant for a
 * shell, so that the policy can contain its hash.
 * @param own The shell's part, run first.
 */
export const inlineScript = (own: string, { layoutOnly }: Pick<PageRequest, 'layoutOnly'>): string =>
  [own, layoutOnly ? keepFaultsScript : startScript].filter(Boolean).join(';');

/** The shell's entry, and preloads of the others. */
function scriptTags([entry, ...later]: readonly Script[]): string {
  if (!entry) throw new Error('A page needs the shell’s entry');
  const preloads = later.map((script) => `<link rel="preload" as="script" ${attributes('href', script)}>`);
  return [`<script defer ${attributes('src', entry)} fetchpriority="high"></script>`, ...preloads].join('');
}

function attributes(name: 'src' | 'href', { href, integrity }: Script): string {
  return `${name}="${href}" integrity="${integrity}" crossorigin="anonymous"`;
}
