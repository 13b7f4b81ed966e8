import { describe, expect, it } from '@jest/globals';
import { schemaIds } from './document.ts';
import { schemaFaults } from './schema-faults.fixture.ts';

type Node = Readonly<Record<string, unknown>>;

interface Page {
  readonly url: string;
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  readonly nodes: readonly object[];
}

/** Returns what is wrong with the nodes of a page in the graph that a shell makes of them. */
function pageFaults({ url, origin, title, description, nodes }: Page): string[] {
  const { organization, website } = schemaIds(origin);
  const shell = [organization, website].map((id) => ({ '@type': 'Organization', '@id': id }));
  const isPage = (node: object) => '@id' in node && node['@id'] === url;
  const page = { '@type': 'WebPage', '@id': url, url, name: title, description, isPartOf: { '@id': website } };
  const otherNodes = nodes.filter((node) => !isPage(node));
  return schemaFaults([...shell, Object.assign(page, ...nodes.filter(isPage)), ...otherNodes]);
}

/** Tests title, description and structured data of all pages of a remote. */
export function testPages(pages: readonly Page[]): void {
  describe('the pages of this remote', () => {
    it.each(pages.map((page) => [page.url.replace(page.origin, ''), page] as const))(
      '%s has a title of at most 47 characters, a description of 70 to 160, and valid structured data',
      (_, page) => {
        // With ` · Studio 285` a title has at most 60.
        expect(page.title).toMatch(/^.{3,47}$/);
        expect(page.description).toMatch(/^.{70,160}$/);
        expect(pageFaults(page)).toEqual([]);
      },
    );

    it.each(['title', 'description'] as const)('have no %s twice', (key) => {
      const texts = pages.map((page) => page[key]);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    });
  });
}

/** Returns the page at an address, and its nodes by type. */
export function pageAt<Facts extends Page>(pages: readonly Facts[], address: string) {
  const page = pages.find(({ url, origin }) => url === origin + address);
  if (!page) throw new Error(`no page ${address}`);
  const nodes = page.nodes as readonly Node[];
  return { ...page, nodes: Object.fromEntries(nodes.map((node) => [String(node['@type']), node])) };
}
