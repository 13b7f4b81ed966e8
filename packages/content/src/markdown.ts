import type { PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { slugOf } from './slug.ts';
import { type Block, type Inline, textOf } from './tree.ts';

/** Maximum depth of a tree, and number of its nodes. What is deeper or beyond is left out. */
const MAX_DEPTH = 12;
const MAX_NODES = 5000;

/** More than 30 marks of quotes and lists, brackets and emphasis in a row: parsing takes longer the more there are. */
const MANY_MARKS = /(?:[>*_[\]!+~(`#<-][ \t]{0,3}){31}/;

/** Returns whether a text has so many marks in a row that it is not parsed. */
export const isTooNested = (text: string): boolean =>
  MANY_MARKS.test(text.replace(/^[ \t]*(?:-[ \t]*)+$|^[ \t|:-]+$/gm, ''));

const EXTENSIONS = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Parses Markdown into a bounded tree. HTML is left out, and addresses other than those of pages, mails and phones. */
export function parseMarkdown(text: string): Block[] {
  if (isTooNested(text)) return [{ type: 'paragraph', children: [{ type: 'text', value: text }] }];
  let left = MAX_NODES;
  const ids = new Map<string, number>();
  const { children } = fromMarkdown(text, EXTENSIONS);

  /** Returns whether another node fits, and counts it. */
  const fits = (depth: number): boolean => {
    left -= 1;
    return depth <= MAX_DEPTH && left >= 0;
  };

  const inlines = (nodes: readonly PhrasingContent[], depth: number): Inline[] =>
    nodes.flatMap((node) => (fits(depth) ? inline(node, depth) : []));

  function inline(node: PhrasingContent, depth: number): Inline[] {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value.replaceAll('\n', ' ') }];
      case 'inlineCode':
        return [{ type: 'code', value: node.value }];
      case 'break':
        return [{ type: 'break' }];
      case 'emphasis':
      case 'strong':
        return [{ type: node.type, children: inlines(node.children, depth + 1) }];
      case 'link': {
        const within = inlines(node.children, depth + 1);
        return isSafeAddress(node.url) ? [{ type: 'link', href: node.url, children: within }] : within;
      }
      case 'image':
        return node.alt ? [{ type: 'text', value: node.alt }] : [];
      default:
        return [];
    }
  }

  const blocks = (nodes: readonly RootContent[], depth: number): Block[] =>
    nodes.flatMap((node) => (fits(depth) ? block(node, depth) : []));

  function block(node: RootContent, depth: number): Block[] {
    switch (node.type) {
      case 'paragraph':
        return pictureOf(node.children) ?? paragraphOf(inlines(node.children, depth + 1));
      case 'heading':
        return headingOf(inlines(node.children, depth + 1), node.depth);
      case 'blockquote':
        return [quoteOf(blocks(node.children, depth + 1))];
      case 'list': {
        const items = node.children.map((item) => blocks(item.children, depth + 1)).filter(({ length }) => length > 0);
        return items.length > 0 ? [{ type: 'list', isOrdered: node.ordered === true, items }] : [];
      }
      case 'code':
        return [{ type: 'code', value: node.value }];
      case 'table':
        return [{ type: 'table', rows: rowsOf(node, depth) }];
      case 'thematicBreak':
        return [{ type: 'rule' }];
      default:
        return [];
    }
  }

  const rowsOf = (table: Table, depth: number) =>
    table.children.map(({ children: cells }) => cells.map((cell) => inlines(cell.children, depth + 1)));

  /** A heading's id is written after it, as `{#id}`, or made from its text. */
  function headingOf(nodes: readonly Inline[], level: number): Block[] {
    const last = nodes.at(-1);
    const [, value, own] = (last?.type === 'text' && withId(last.value)) || [];
    const within: Inline[] = value === undefined ? [...nodes] : [...nodes.slice(0, -1), { type: 'text', value }];
    const id = own ?? (slugOf(textOf(within)) || 'section');
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    if (textOf(within).trim() === '') return [];
    return [{ type: 'heading', level: level <= 2 ? 2 : 3, id: count === 1 ? id : `${id}-${count}`, children: within }];
  }

  return blocks(children, 1);
}

const paragraphOf = (children: Inline[]): Block[] =>
  textOf(children).trim() === '' ? [] : [{ type: 'paragraph', children }];

/** Returns the picture that a paragraph consists of, if it is one. Its title is the caption. */
function pictureOf(nodes: readonly PhrasingContent[]): Block[] | undefined {
  const [node, ...rest] = nodes;
  if (node?.type !== 'image' || rest.length > 0) return undefined;
  const { url, alt, title } = node;
  return isSafePicture(url) ? [{ type: 'picture', src: url, alt: alt ?? '', caption: title ?? '' }] : [];
}

/** Kinds of quotes by the mark in their first line. */
const MARKS = { '[!NOTE]': 'note', '[!QUOTE]': 'pull' } as const;

function quoteOf(children: readonly Block[]): Block {
  const [first, ...rest] = children;
  const text = first?.type === 'paragraph' && first.children[0]?.type === 'text' ? first.children[0].value : '';
  for (const [mark, type] of Object.entries(MARKS)) {
    if (first?.type !== 'paragraph' || !text.startsWith(mark)) continue;
    const value = text.slice(mark.length).trimStart();
    const own: Inline[] = [...(value === '' ? [] : [{ type: 'text', value } as const]), ...first.children.slice(1)];
    return { type, children: [...paragraphOf(own), ...rest] };
  }
  return { type: 'quote', children };
}

/** Returns whether a link may lead to an address: a page of the web or of this site, a mail or a phone number. */
export function isSafeAddress(address: string): boolean {
  if (address.length > 2000 || !isPlain(address)) return false;
  if (/^(?:#|\/(?![/\\]))/.test(address)) return true;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) && URL.canParse(address);
}

/** Returns whether a picture may be loaded from an address: a path of this site. */
const isSafePicture = (address: string): boolean =>
  address.length <= 2000 && /^\/(?![/\\])/.test(address) && isPlain(address);

/** Returns whether an address has no space, control character or backslash, which browsers read in ways of their own. */
const isPlain = (address: string): boolean => !/[\s\\\p{Cc}]/u.test(address);

/**
 * Words that an adult reads silently in a minute, in English non-fiction: M. Brysbaert, “How many words do we read per minute? A
 * review and meta-analysis of reading rate”, Journal of Memory and Language 109 (2019).
 */
const WORDS_PER_MINUTE = 238;

/** Beginning of a note or of a pull quote. */
const ASIDE = /^> ?\[!(?:NOTE|QUOTE)\]/;

/**
 * Returns the time to read a text in Markdown in minutes, rounded up; 0 if it is empty. Notes, pull quotes and code are not counted. The
 * text is not parsed: lists of a thousand posts show it.
 */
export function minutesOf(text: string): number {
  let words = 0;
  let isCode = false;
  let isAside = false;
  for (const line of text.replaceAll('&nbsp;', ' ').split('\n')) {
    if (/^(?:```|~~~)/.test(line)) isCode = !isCode;
    isAside = line.startsWith('>') && (isAside || ASIDE.test(line));
    if (isCode || isAside) continue;
    words += line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !word.startsWith('{#')).length;
  }
  return Math.ceil(words / WORDS_PER_MINUTE);
}

/** Returns a text without the id at its end, and the id. */
function withId(text: string): readonly [string, string, string | undefined] | undefined {
  const match = /\{#([\p{L}\p{N}-]{1,60})\}$/u.exec(text);
  return match ? [text, text.slice(0, match.index).trimEnd(), match[1]] : undefined;
}
