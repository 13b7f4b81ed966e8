import type { LiveFile, ReadOrigin } from '@platform/server/live-files/live-files';
import { xmlText } from '@platform/server/live-files/live-files';
import { type DataNode, dateOf, describes, type PageHead } from '@platform/server/live-files/page-head';
import { FEED_PATH } from '@studio/client/document';
import type { SiteIdentity } from '@studio/client/identity';

/** The page that lists the posts. */
const BLOG_PATH = '/blogs';

export interface FeedDeps {
  readonly site: Pick<SiteIdentity, 'name'>;
  readonly origin: ReadOrigin;
}

/** A post as the structured data of its page describes it. */
interface Post {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly updated: Date;
  readonly published: Date | undefined;
  readonly authors: readonly string[];
  readonly categories: readonly string[];
}

/**
 * Returns the feed of the blog (Atom, RFC 4287): the posts of the live pages, newest first. A post is known by its address, which
 * stays when its title or its date changes. There is no feed without posts, nor while the site does not know its own address.
 */
export const feed = ({ site, origin: readOrigin }: FeedDeps): LiveFile => ({
  path: FEED_PATH,
  type: 'application/atom+xml; charset=utf-8',
  write: (pages) => {
    const origin = readOrigin();
    if (origin === undefined) return undefined;
    const named = namesOf(pages);
    const posts = pages
      .flatMap((page) => postsOf(page, origin, named))
      .sort((a, b) => timeOf(b) - timeOf(a) || (a.address < b.address ? -1 : 1));
    const updated = posts.map((post) => post.updated.getTime());
    if (posts.length === 0) return undefined;
    const blog = pages.find(({ url }) => url === BLOG_PATH);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(blog?.lang || 'en')}">`,
      element('id', origin + FEED_PATH),
      element('title', blog?.title || site.name),
      ...(blog?.description ? [element('subtitle', blog.description)] : []),
      element('updated', new Date(Math.max(...updated)).toISOString()),
      `<author>${element('name', site.name)}</author>`,
      link('self', 'application/atom+xml', origin + FEED_PATH),
      link('alternate', 'text/html', origin + BLOG_PATH),
      ...posts.map(entry),
      '</feed>',
      '',
    ].join('\n');
  },
});

const timeOf = ({ published, updated }: Post): number => (published ?? updated).getTime();

/** Returns the posts that a page is about: one, or none. Leaves out a post without a date, which an entry must have. */
function postsOf(page: PageHead, origin: string, named: ReadonlyMap<string, string>): Post[] {
  const address = page.canonical ?? new URL(page.url, origin).href;
  if (!page.isIndexed || address !== new URL(page.url, origin).href) return [];
  const node = page.graph.find((one) => typesOf(one).includes('BlogPosting') && describes(one, address));
  const updated = node && dateOf(node);
  if (!updated) return [];
  const published = dateOf({ datePublished: node.datePublished });
  return [
    {
      address,
      title: textOf(node.headline) ?? page.title,
      summary: textOf(node.description) ?? page.description,
      updated: new Date(updated),
      published: published === undefined ? undefined : new Date(published),
      authors: listOf(node.author).flatMap((author) => nameOf(author, named) ?? []),
      categories: listOf(node.articleSection).flatMap((section) => textOf(section) ?? []),
    },
  ];
}

function entry({ address, title, summary, updated, published, authors, categories }: Post): string {
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    element('updated', updated.toISOString()),
    ...(published ? [element('published', published.toISOString())] : []),
    ...authors.map((name) => `<author>${element('name', name)}</author>`),
    link('alternate', 'text/html', address),
    ...categories.map((category) => `<category term="${xmlText(category)}"/>`),
    element('summary', summary),
    '</entry>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

const link = (rel: 'self' | 'alternate', type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;

const typesOf = (node: DataNode) => listOf(node['@type']);

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** Returns the names of all nodes by their ids: a post may name its author by id. */
function namesOf(pages: readonly PageHead[]): Map<string, string> {
  const nodes = pages.flatMap(({ graph }) => graph);
  return new Map(
    nodes.flatMap(({ '@id': id, name }) => (typeof id === 'string' && textOf(name) ? [[id, textOf(name) ?? '']] : [])),
  );
}

function nameOf(author: unknown, named: ReadonlyMap<string, string>): string | undefined {
  if (typeof author !== 'object' || author === null) return textOf(author);
  const { name, '@id': id } = author as DataNode;
  return textOf(name) ?? (typeof id === 'string' ? named.get(id) : undefined);
}
