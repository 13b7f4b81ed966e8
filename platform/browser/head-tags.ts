import type { HydrationState, PageRequest, Script } from '@platform/contract/render';
import { CRITICAL_MARK } from './document.tsx';
import { pageDataTag } from './page-data.ts';
import type { Statements } from './shell-parts.ts';
import { NO_INDEX_TAG, statementTags } from './statement-tags.ts';

/** One style element of Emotion's output. */
interface CriticalStyle {
  readonly css: string;
}

interface HeadParts {
  readonly styles: readonly CriticalStyle[];
  readonly hydration: HydrationState | null;
  readonly statements?: Statements | undefined;
}

/**
 * Returns the tags added to the head after rendering: what the page says to machines, its styles, its scripts, preloads and
 * page data.
 */
export function headTags(
  { root, registry, remote, scripts, isPrivate }: PageRequest,
  { styles, hydration, statements }: HeadParts,
): string {
  const [entry, ...later] = scripts;
  if (!entry) throw new Error('A page needs the shell’s entry');
  return [
    isPrivate || root.refused ? NO_INDEX_TAG : '',
    statements ? statementTags(statements) : '',
    ...styles.filter((style) => style.css !== '').map(styleTag),
    `<script defer ${attributes('src', entry)}></script>`,
    ...later.map((script) => `<link rel="preload" as="script" ${attributes('href', script)}>`),
    pageDataTag({ root, registry, remote: remote?.name ?? null, hydration }),
  ].join('');
}

/** The browser reads from the rules which classes there are: see `createStyleCache`. */
const styleTag = ({ css }: CriticalStyle) => `<style ${CRITICAL_MARK}>${css}</style>`;

function attributes(name: 'src' | 'href', { href, integrity }: Script): string {
  return `${name}="${href}" integrity="${integrity}" crossorigin="anonymous"`;
}
