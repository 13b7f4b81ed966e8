import { scanHtml } from '@platform/server/live-files/scan-html';

/** An element, and what is known of its contents once it has ended. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  readonly before: Element | undefined;
  readonly children: (Element | string)[];
  last?: Element;
  /** The first heading and the first id among its descendants, and whether one of them is a block. */
  heading?: Element;
  id?: string;
  hasBlock?: boolean;
}

const HEADING = /^h[1-6]$/;
const BLOCKS = new Set('p li dt dd blockquote figcaption td th address'.split(' '));
const SKIPPED = new Set('nav form button script style template svg noscript iframe dialog'.split(' '));

export const isHeading = ({ name }: Element): boolean => HEADING.test(name);

/** Returns whether an element is a block of text: a heading, a paragraph, a cell, or a link to a telephone or an address. */
export const isBlock = (element: Element): boolean =>
  isHeading(element) ||
  BLOCKS.has(element.name) ||
  (element.name === 'a' && /^(tel|mailto):/.test(element.attributes.href ?? ''));

const isSkipped = ({ name, attributes }: Element): boolean =>
  SKIPPED.has(name) || attributes.hidden !== undefined || attributes['aria-hidden'] === 'true';

/** Maximum numbers of elements and of characters that are read of a page: many times those of any page of a site. */
const MAX_ELEMENTS = 5000;
const MAX_TEXT = 200_000;

/**
 * Returns the blocks of a page's main part in their order, without those in menus, forms, scripts and hidden elements. Reads at most
 * `MAX_ELEMENTS` elements with `MAX_TEXT` characters.
 */
export async function readBlocks(html: string): Promise<readonly Element[]> {
  const blocks: Element[] = [];
  let current: Element | undefined;
  /** Open elements of a skipped one, itself included. */
  let skipped = 0;
  let count = 0;
  let length = 0;
  let isDone = false;
  await scanHtml(html, {
    open(name, attributes) {
      if (current === undefined && name !== 'main') return;
      const element: Element = { name, attributes, parent: current, before: current?.last, children: [] };
      if (skipped > 0 || (current !== undefined && isSkipped(element))) {
        skipped += 1;
        return;
      }
      count += 1;
      if (current) {
        current.children.push(element);
        current.last = element;
      }
      if (isBlock(element)) blocks.push(element);
      current = element;
      isDone = count >= MAX_ELEMENTS;
    },
    close() {
      if (skipped > 0) skipped -= 1;
      else if (current !== undefined) current = ended(current);
      else return;
      isDone ||= current === undefined;
    },
    text(text) {
      if (skipped > 0 || current === undefined) return;
      const { children } = current;
      if (typeof children.at(-1) === 'string') children[children.length - 1] += text;
      else children.push(text);
      length += text.length;
      isDone ||= length >= MAX_TEXT;
    },
    isDone: () => isDone,
  });
  while (current !== undefined) current = ended(current);
  return blocks;
}

/** Adds what is known of an element to its parent. Returns the parent. */
function ended(element: Element): Element | undefined {
  const { parent, attributes, heading, id, hasBlock } = element;
  if (parent === undefined) return undefined;
  const first = isHeading(element) ? element : heading;
  if (first !== undefined) parent.heading ??= first;
  const firstId = attributes.id || id;
  if (firstId) parent.id ??= firstId;
  parent.hasBlock ||= isBlock(element) || hasBlock === true;
  return parent;
}

/** Returns the text in an element, up to a number of characters, with single spaces. */
export function textOf(element: Element, max: number): string {
  const texts: string[] = [];
  let left = max;
  const add = ({ children }: Element): void => {
    for (const child of children) {
      if (left <= 0) return;
      if (typeof child !== 'string') add(child);
      else {
        texts.push(child.slice(0, left));
        left -= child.length;
      }
    }
  };
  add(element);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
