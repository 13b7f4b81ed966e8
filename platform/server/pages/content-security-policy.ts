import { createHash } from 'node:crypto';
import type { PageResult } from '@platform/contract/render';
import { type Analytics, scriptSources } from './analytics.ts';

/** Returns the source expression that allows a text as style sheet or script. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Path of the reports of violations. Browsers send those of `report-to` a minute later, and over https only. */
const VIOLATIONS_PATH = '/api/reports/violations';

/** Emotion adds empty style elements in the browser and fills them rule by rule. */
const EMPTY = hashSource('');

/** Start of the path of every file of a release. */
const ASSETS = '/assets/';

/** Directives of a draft. Its scripts are blocked on purpose, so that nothing is reported. */
const DRAFT = {
  'script-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  'report-uri': [],
} as const;

interface PolicyOptions {
  /** Other sites whose pages a frame can show. */
  readonly frameSources?: readonly string[] | undefined;
  /** Origin of the addresses of files. Unset: the site's own. */
  readonly fileOrigin?: string | undefined;
  /** The page loads its scripts, which send to its origins. */
  readonly analytics?: Analytics | undefined;
  /** The page runs no script, sends nothing, and the site's own pages can frame it. */
  readonly isDraft?: boolean;
}

/**
 * Returns the Content-Security-Policy of a page. Pages are cached, so it contains hashes of the page's inline styles and
 * scripts instead of a nonce. A frame can show a document of a release, which runs no script, or one of `frameSources`. Files can come
 * from another origin, there from below `/assets/` alone. Text becomes code or markup only by the policy of `platform/browser/start/trusted-types.ts`.
 */
export function contentSecurityPolicy(
  page: Pick<PageResult, 'inlineStyles' | 'inlineScripts'>,
  { frameSources = [], fileOrigin = '', analytics, isDraft = false }: PolicyOptions = {},
): string {
  const files = ["'self'", ...(fileOrigin === '' ? [] : [`${fileOrigin}${ASSETS}`])];
  const directives = {
    'default-src': files,
    'script-src': [...files, ...(analytics ? scriptSources(analytics) : []), ...page.inlineScripts.map(hashSource)],
    'style-src': [...files, ...new Set([EMPTY, ...page.inlineStyles.map(hashSource)])],
    'style-src-attr': ["'unsafe-inline'"],
    // The letters of a title are in the page.
    'font-src': [...files, 'data:'],
    'img-src': [...files, 'data:'],
    'frame-src': ["'self'", ...frameSources],
    ...(analytics && { 'connect-src': [...files, ...analytics.connect] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [VIOLATIONS_PATH],
    ...(isDraft && DRAFT),
  };
  return Object.entries<readonly string[]>(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
