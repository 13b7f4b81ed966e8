import { createHash } from 'node:crypto';
import type { PageResult } from '@platform/contract/render';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion adds empty style elements in the browser and fills them rule by rule. */
const EMPTY = hashSource('');

/**
 * The policy of one page. Pages are cached, so it names hashes of the page's own inline styles and scripts, no nonce.
 * The map is the only foreign thing a page may show. Of our own a frame can show a release's documents, which run nothing:
 * everything else refuses to be framed.
 */
export function contentSecurityPolicy({
  inlineStyles,
  inlineScripts,
}: Pick<PageResult, 'inlineStyles' | 'inlineScripts'>): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource)],
    'style-src': ["'self'", EMPTY, ...inlineStyles.map(hashSource)],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", 'https://www.openstreetmap.org'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
