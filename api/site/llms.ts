import type { LiveFile, ReadOrigin } from '@platform/server/live-files/live-files';
import type { PageHead } from '@platform/server/live-files/page-head';
import type { SiteIdentity } from '@studio/client/identity';

/** Address of the site's summary for language models. */
export const LLMS_PATH = '/llms.txt';

export interface LlmsDeps {
  readonly site: Pick<SiteIdentity, 'name' | 'email' | 'phone' | 'address'>;
  /** Links are paths while the site does not know its own address. */
  readonly origin: ReadOrigin;
}

/** The sections in their order, each with the paths of its pages. The one without paths has all other pages. */
const SECTIONS: readonly { readonly title: string; readonly paths?: RegExp }[] = [
  { title: 'Services', paths: /^\/services\// },
  { title: 'Ready-made websites', paths: /^\/sell(?:\/(?!preview\/)|$)/ },
  { title: 'Company' },
  { title: 'Blog', paths: /^\/(?:blogs$|post\/)/ },
  // By the convention a reader with little room skips the section of this title.
  { title: 'Optional', paths: /^\/(?:sell\/preview\/|TermsAndConditions$|PrivacyPolicy$)/ },
];

/** Returns the summary of the site for language models: its name, what it is, and its pages. See https://llmstxt.org */
export const llms = ({ site, origin }: LlmsDeps): LiveFile => ({
  path: LLMS_PATH,
  type: 'text/plain; charset=utf-8',
  write: (pages) => {
    const listed = pages.filter(({ url, isIndexed }) => isIndexed && !url.includes('?'));
    const line = (page: PageHead) =>
      `- [${markdown(titleOf(page, site.name))}](${origin() ?? ''}${page.url})${page.description && `: ${markdown(page.description)}`}`;
    const summary = listed.find(({ url }) => url === '/')?.description;
    return [
      `# ${site.name}`,
      ...(summary ? [`> ${markdown(summary)}`] : []),
      `Email: ${site.email}. Phone: ${site.phone}. Address: ${site.address}.`,
      ...SECTIONS.flatMap((section) => {
        const own = listed.filter(({ url }) => sectionOf(url) === section);
        return own.length === 0 ? [] : [`## ${section.title}`, own.map(line).join('\n')];
      }),
    ]
      .join('\n\n')
      .concat('\n');
  },
});

const sectionOf = (path: string) =>
  SECTIONS.find(({ paths }) => paths?.test(path)) ?? SECTIONS.find(({ paths }) => paths === undefined);

/** Returns the title of a page without the name of the site. */
const titleOf = ({ title }: PageHead, name: string): string => title.replace(` · ${name}`, '');

/** Returns a text on one line that Markdown shows as it is written. */
const markdown = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\[\]<>`*_]/g, '\\$&');
