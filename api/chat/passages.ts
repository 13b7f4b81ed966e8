import { scanHtml } from '@platform/server/live-files/scan-html';

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

const HEADING = /^h[1-6]$/;
const BLOCK = /^(h[1-6]|p|li|dt|dd|blockquote|figcaption|td|th|address)$/;
const PART = /^(details|article|li|section)$/;
const SKIPPED = /^(nav|form|button|script|style|template|svg|noscript|iframe|dialog)$/;

/** Maximum numbers of passages, blocks and characters of a page, and of characters in a block: many times those of any page of a site. */
const MAX_PASSAGES = 300;
const MAX_BLOCKS = 5000;
const MAX_TEXT = 200_000;
const MAX_BLOCK = 5000;

interface Section {
  readonly title: string;
  readonly level: number;
  href: string;
  readonly leadsTo: string | undefined;
  readonly lines: string[];
}

/** A part of the page that is open. `lines`: of its last section or, before its first heading, of that heading. */
interface Part {
  id: string | undefined;
  readonly isDetails: boolean;
  section?: Section;
  lines: string[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly part: Part;
}

/**
 * Returns the passages of a page's main part, in their order, without menus, forms, scripts and hidden elements. Skips headings without
 * text. Reads a bounded part of the page: a remote's release has written it.
 */
export async function readPassages(html: string, path: string): Promise<Passage[]> {
  const sections: Section[] = [];
  const stack: OpenElement[] = [];
  let block: { readonly element: OpenElement; text: string; leadsTo?: string | undefined } | undefined;
  let label = '';
  let skipped = 0;
  let blocks = 0;
  let length = 0;
  let isOver = false;

  function open(name: string, attributes: OpenElement['attributes']): void {
    const outer = stack.at(-1);
    if (!outer && name !== 'main') return;
    const isHidden = SKIPPED.test(name) || attributes.hidden !== undefined || attributes['aria-hidden'] === 'true';
    if (skipped > 0 || isHidden) {
      skipped += 1;
      return;
    }
    const { id, href } = attributes;
    const own: Part = { id: outer && id ? id : undefined, isDetails: name === 'details', lines: [] };
    const part = outer && !PART.test(name) ? outer.part : own;
    const element = { name, attributes, part };
    stack.push(element);
    // The anchor of `<details>` without an id is the first one in it.
    if (id && part.isDetails && !part.id) {
      part.id = id;
      if (part.section) part.section.href = `${path}#${id}`;
    }
    const isInHeading = block !== undefined && HEADING.test(block.element.name);
    if (isInHeading && block) block.leadsTo ??= name === 'a' ? href : undefined;
    else if (BLOCK.test(name) || (name === 'a' && /^(tel|mailto):/.test(href ?? ''))) block = { element, text: '' };
  }

  function close(): void {
    if (skipped > 0) skipped -= 1;
    else {
      const element = stack.pop();
      if (!element) return;
      if (block?.element === element) endBlock();
      const outer = stack.at(-1)?.part;
      // The lines of a part without a heading belong to the part around it.
      if (outer && outer !== element.part && !element.part.section) outer.lines.push(...element.part.lines);
      isOver ||= !outer;
    }
  }

  function endBlock(): void {
    if (!block) return;
    const { element, leadsTo } = block;
    const { name, attributes, part } = element;
    const text = block.text.replace(/\s+/g, ' ').trim().slice(0, MAX_BLOCK);
    block = undefined;
    blocks += 1;
    if (HEADING.test(name)) {
      const level = Number(name[1]);
      const anchor = attributes.id || (part.section ? undefined : part.id);
      const href = anchor ? `${path}#${anchor}` : (sections.findLast((outer) => outer.level < level)?.href ?? path);
      const link = leadsTo ?? stack.findLast((outer) => outer.name === 'a')?.attributes.href;
      // Lines above the first heading of a part are below it, such as the client's name on a project.
      const lines = part.section ? [] : part.lines;
      part.section = { title: text, level, href, leadsTo: link, lines };
      part.lines = lines;
      sections.push(part.section);
    } else if (text && name !== 'dt') part.lines.push(name === 'dd' && label ? `${label}: ${text}` : text);
    label = name === 'dt' ? text : '';
  }

  await scanHtml(html, {
    open,
    close,
    text(data) {
      if (skipped > 0 || !block) return;
      block.text += data;
      length += data.length;
    },
    isDone: () => isOver || sections.length >= MAX_PASSAGES || blocks >= MAX_BLOCKS || length >= MAX_TEXT,
  });
  while (stack.length > 0) close();
  return sections.flatMap(({ title, href, leadsTo, lines }) =>
    lines.length > 0 ? { title, href, leadsTo, text: lines.join('\n') } : [],
  );
}
