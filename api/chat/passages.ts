import { type Element, isHeading, readBlocks, textOf } from './page-tree.ts';

/** The text of a page below one of its headings. */
export interface Passage {
  readonly title: string;
  /** Address of the page with the nearest anchor. */
  readonly href: string;
  /** The blocks of text, one a line. */
  readonly text: string;
  /** Address that the heading links to, as a card's does. */
  readonly leadsTo?: string | undefined;
}

const PARTS = new Set(['details', 'article', 'li', 'section']);

/** Maximum numbers of passages of a page, and of characters in a block and in all of them: many times those of any page of a site. */
const MAX_PASSAGES = 300;
const MAX_BLOCK = 5000;
const MAX_TEXT = 200_000;

type Section = Omit<Passage, 'text'> & { level: number; lines: string[]; part: Element | undefined };

/**
 * Returns the passages of a page's main part, in their order. Skips headings without text. Reads a bounded part of the page: a remote's
 * release has written it.
 */
export async function readPassages(html: string, path: string): Promise<Passage[]> {
  const sections: Section[] = [];
  // Lines above the heading of their own part, such as the client's name on a project.
  let above: string[] = [];
  let left = MAX_TEXT;
  const seen = new Set<Element>();
  for (const block of await readBlocks(html)) {
    if (!isHeading(block) && block.hasBlock) continue;
    const text = textOf(block, Math.min(MAX_BLOCK, left));
    left -= text.length;
    if (left <= 0 || sections.length >= MAX_PASSAGES) break;
    const parts = partsOf(block);
    if (!isHeading(block)) {
      if (text === '') continue;
      const heading = parts.find((part) => part.heading !== undefined)?.heading;
      const isAbove = heading !== undefined && !seen.has(heading);
      const isAround = ({ part }: Section) => part === undefined || parts.includes(part);
      const lines = isAbove ? above : sections.findLast(isAround)?.lines;
      const isValue = block.name === 'dd' && block.before?.name === 'dt';
      lines?.push(isValue ? `${lines.pop()}: ${text}` : text);
      continue;
    }
    const [part] = parts;
    const level = Number(block.name[1]);
    // A heading that opens a part has the anchor of the part, or of the first element in its `<details>`.
    const inner = part?.name === 'details' ? part.id : undefined;
    const anchor = block.attributes.id || (part?.heading === block ? part.attributes.id || inner : undefined);
    const outer = sections.findLast((section) => section.level < level)?.href ?? path;
    const href = anchor ? `${path}#${anchor}` : outer;
    sections.push({ title: text, level, href, leadsTo: linkOf(block)?.attributes.href, lines: above, part });
    above = [];
    seen.add(block);
  }
  return sections.flatMap(({ title, href, leadsTo, lines }) =>
    lines.length > 0 ? { title, href, leadsTo, text: lines.join('\n') } : [],
  );
}

/** Returns the parts of the page that an element is in, the innermost first, itself included. */
function partsOf(element: Element): Element[] {
  const parts: Element[] = [];
  for (let each: Element | undefined = element; each; each = each.parent) if (PARTS.has(each.name)) parts.push(each);
  return parts;
}

/** Returns the first link in a heading, or the one that the heading is in. */
function linkOf(heading: Element): Element | undefined {
  const within = firstLink(heading);
  if (within) return within;
  for (let each = heading.parent; each; each = each.parent) if (each.name === 'a') return each;
  return undefined;
}

function firstLink({ children }: Element): Element | undefined {
  for (const child of children) {
    if (typeof child === 'string') continue;
    const link = child.name === 'a' ? child : firstLink(child);
    if (link) return link;
  }
  return undefined;
}
