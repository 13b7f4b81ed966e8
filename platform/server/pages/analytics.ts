import type { PageResult } from '@platform/contract/render';

/** A program of another site that counts visitors. */
export interface Analytics {
  /** Addresses of its scripts, over https, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Origins that the scripts send to. */
  readonly connect: readonly string[];
  /** Attributes of each script, without `data-`. */
  readonly data?: Readonly<Record<string, string>> | undefined;
}

const HEAD_END = '</head>';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const quoted = (text: string): string => `"${text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')}"`;

/** Returns a page that loads the scripts after its own ones. */
export function withAnalytics<Page extends Pick<PageResult, 'html'>>(
  page: Page,
  analytics: Analytics | undefined,
): Page {
  if (!analytics) return page;
  const attributes = Object.entries(analytics.data ?? {}).map(([name, value]) => ` data-${name}=${quoted(value)}`);
  const tags = analytics.scripts.map(
    (address) => `<script defer src=${quoted(address)}${attributes.join('')}></script>`,
  );
  return { ...page, html: page.html.replace(HEAD_END, () => tags.join('') + HEAD_END) };
}

/** Returns what a policy allows of the scripts: their addresses without the search, which policies ignore. */
export const scriptSources = ({ scripts }: Analytics): string[] =>
  scripts.map((address) => {
    const { origin, pathname } = new URL(address);
    return origin + pathname;
  });
