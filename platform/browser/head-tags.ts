import type { HydrationState, PageRequest, Script } from '@platform/contract/render';
import { pageDataTag } from './page-data.ts';

/** One style element of Emotion's output. */
interface CriticalStyle {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

/** Returns the tags added to the head after rendering: the page's styles, its scripts, preloads and page data. */
export function headTags(
  { root, registry, remote, scripts }: PageRequest,
  styles: readonly CriticalStyle[],
  hydration: HydrationState | null,
): string {
  const [entry, ...later] = scripts;
  if (!entry) throw new Error('A page needs the shell’s entry');
  return [
    ...styles.filter((style) => style.css !== '').map(styleTag),
    `<script defer ${attributes('src', entry)}></script>`,
    ...later.map((script) => `<link rel="preload" as="script" ${attributes('href', script)}>`),
    pageDataTag({ root, registry, remote: remote?.name ?? null, hydration }),
  ].join('');
}

function styleTag({ key, ids, css }: CriticalStyle): string {
  return `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`;
}

function attributes(name: 'src' | 'href', { href, integrity }: Script): string {
  return `${name}="${href}" integrity="${integrity}" crossorigin="anonymous"`;
}
