import { setImmediate } from 'node:timers/promises';
import { scanHtml } from './scan-html.ts';

/** The text of a page below one of its headings. */
export interface Passage {
  title: string;
  /** Address of the page with the nearest anchor. */
  href: string;
  /** Address that the heading links to, as a card's does. */
  leadsTo?: string | undefined;
  /** The blocks of text. */
  lines: string[];
}

const HEADING = /^h[1-6]$/;
const BLOCK = /^(h[1-6]|p|li|dt|dd|blockquote|figcaption|td|th|address)$/;
/** Elements that end the passages of the headings in them. */
const PART = /^(details|article|li|section)$/;
const SKIPPED = /^(nav|form|button|script|style|template|svg|noscript|iframe|dialog)$/;

/** Maximum numbers of passages and characters of a page: many times those of any page of a site. A block counts as some more. */
const MAX_PASSAGES = 300;
const MAX_TEXT = 200_000;
const BLOCK_COST = 40;

/** Characters of the passages of a site, with titles and addresses: several times those of any site. */
const MAX_SITE = 750_000;

/** The passages of a page. */
export interface PageText {
  readonly path: string;
  readonly passages: readonly Passage[];
}

interface OpenElement {
  readonly link: string | undefined;
  readonly isSkipped: boolean;
  /** The nearest part around. Its passage has no title before its first heading. */
  readonly part: { readonly isDetails: boolean; passage: Passage };
}

/**
 * Returns the passages of a page's main part, in their order, without menus, forms, scripts and hidden elements. Skips headings without
 * text. Reads a bounded part of the page: a remote's release has written it.
 */
export async function readPassages(html: string, path: string): Promise<Passage[]> {
  const passages: Passage[] = [];
  const stack: OpenElement[] = [];
  let block:
    | { name: string; id: string | undefined; link: string | undefined; depth: number; text: string }
    | undefined;
  let [label, length, isOver] = ['', 0, false];

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    const outer = stack.at(-1);
    const { id, href, hidden, 'aria-hidden': ariaHidden } = attributes;
    if (!outer && name !== 'main') return;
    const isPart = !outer || PART.test(name);
    const passage = { title: '', href: outer?.part.passage.href ?? path, lines: [] };
    const part = isPart ? { isDetails: name === 'details', passage } : outer.part;
    // The anchor of `<details>` may be in it.
    if (id && outer && (isPart || part.isDetails)) part.passage.href = `${path}#${id}`;
    const link = name === 'a' ? href : outer?.link;
    const isSkipped = outer?.isSkipped || SKIPPED.test(name) || hidden !== undefined || ariaHidden === 'true';
    stack.push({ link, isSkipped, part });
    if (block && HEADING.test(block.name)) block.link ??= link;
    else if (!isSkipped && (BLOCK.test(name) || /^(tel|mailto):/.test((name === 'a' && href) || ''))) {
      // The text of a block before a block in it belongs to that one, such as a figure above its label.
      const text = block && BLOCK.test(name) ? `${block.text} ` : '';
      block = { name, id, link, depth: stack.length, text };
    }
  }

  function close(): void {
    const element = stack.at(-1);
    if (!element) return;
    if (block?.depth === stack.length) endBlock(block, element.part);
    stack.pop();
    const outer = stack.at(-1)?.part;
    const { passage } = element.part;
    // The lines of a part without a heading belong to the part around it.
    if (outer && outer !== element.part && !passage.title) outer.passage.lines.push(...passage.lines);
    isOver = !outer;
  }

  function endBlock({ name, id, link, text }: NonNullable<typeof block>, part: OpenElement['part']): void {
    const line = text.replace(/\s+/g, ' ').trim();
    block = undefined;
    length += BLOCK_COST;
    if (line && HEADING.test(name)) {
      // Lines above the first heading of a part are below it, such as the client's name on a project.
      if (part.passage.title) part.passage = { title: '', href: part.passage.href, lines: [] };
      Object.assign(part.passage, { title: line, leadsTo: link }, id && { href: `${path}#${id}` });
      passages.push(part.passage);
    } else if (line && name !== 'dt') part.passage.lines.push(label ? `${label}: ${line}` : line);
    label = name === 'dt' ? line : '';
  }

  const text = (data: string): void => {
    if (!block || stack.at(-1)?.isSkipped) return;
    block.text += data;
    length += data.length;
  };
  const isDone = (): boolean => isOver || passages.length >= MAX_PASSAGES || length >= MAX_TEXT;
  await scanHtml(html, { open, close, text, isDone });
  while (stack.length > 0) close();
  return passages.filter(({ lines }) => lines.length > 0);
}

/** Returns the passages of pages: of a bounded part of a large site, the smallest pages first, so that no large one takes their place. */
export async function readSite(
  pages: readonly { readonly path: string; readonly html: string }[],
): Promise<PageText[]> {
  const read: PageText[] = [];
  let length = 0;
  for (const { path, html } of pages.toSorted((a, b) => a.html.length - b.html.length)) {
    const passages = await readPassages(html, path);
    length += JSON.stringify(passages).length;
    if (length > MAX_SITE) break;
    read.push({ path, passages });
    // Other requests run between two pages.
    await setImmediate();
  }
  return read;
}

/** Returns the title of the page at an address: that of its first passage. */
export const pageTitleOf = (documents: readonly PageText[], href = ''): string =>
  documents.find(({ path }) => path === href.split('#')[0])?.passages[0]?.title ?? '';

/** Returns the passages of pages, without cards that repeat the page they lead to, and lists that are on more than one page. */
export function distinctPassages(documents: readonly PageText[]): Passage[] {
  const passages = documents.flatMap((document) => document.passages);
  const titles = new Map(documents.map(({ path, passages: [first] }) => [path, first?.title]));
  const paths = new Map([...titles].map(([path, title]) => [title, path]));
  const isRepeated = ({ title, href, lines, leadsTo = '' }: Passage) =>
    titles.has(leadsTo) || ![undefined, href.split('#')[0]].includes(paths.get(title)) || lines.at(-1)?.endsWith(':');
  const unique = new Map(passages.toReversed().map((place) => [`${place.title}\n${place.lines.toSorted()}`, place]));
  return [...unique.values()].filter((place) => !isRepeated(place));
}
