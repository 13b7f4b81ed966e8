import { HTMLElement, parse } from 'node-html-parser';

/** The text of a page below one of its headings. */
export interface Passage {
  /** The heading. */
  readonly title: string;
  /** Address of the page with the nearest anchor. */
  readonly href: string;
  /** Whole sentences. */
  readonly text: string;
  /** Other words that the passage is found by, such as the title of its page, or `phone number`. */
  readonly hints: string;
  /** Path of this site that the passage is a card for. */
  readonly leadsTo?: string;
}

const HEADING = /^H[1-6]$/;

/** Elements that hold running text. */
const BLOCKS = new Set(['P', 'LI', 'DT', 'DD', 'BLOCKQUOTE', 'FIGCAPTION', 'TD', 'TH', 'ADDRESS']);

/** Elements without running text. */
const SKIPPED = new Set([
  'NAV',
  'FORM',
  'BUTTON',
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'SVG',
  'NOSCRIPT',
  'IFRAME',
  'DIALOG',
]);

/** Returns the passages of a page's main part, in their order. Skips headings without text. */
export function readPassages(html: string, path: string): Passage[] {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) return [];
  const sections: Section[] = [];
  for (const element of readable(main)) {
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    if (!HEADING.test(element.tagName)) {
      sections.at(-1)?.text.push(text);
      sections.at(-1)?.hints.push(...hintsOf(element, text));
      continue;
    }
    const level = Number(element.tagName.slice(1));
    const parent = sections.findLast((above) => above.level < level);
    const anchor = anchorOf(element) ?? parent?.anchor;
    const above = parent && parent.level > 1 ? [parent.title] : [];
    const hints = level === 1 ? pageHints(page, path) : above;
    sections.push({ title: text, level, anchor, leadsTo: linkOf(element), text: [], hints });
  }
  return sections.flatMap(({ title, anchor, leadsTo, text, hints }) => {
    if (text.length === 0) return [];
    const href = anchor ? `${path}#${anchor}` : path;
    return [{ title, href, text: text.join(' '), hints: hints.join(' '), ...(leadsTo && { leadsTo }) }];
  });
}

/** A heading and the text below it. */
interface Section {
  readonly title: string;
  readonly level: number;
  readonly anchor: string | undefined;
  readonly leadsTo: string | undefined;
  readonly text: string[];
  readonly hints: string[];
}

/** Returns the path that a card links to: by the link in or around its heading, or else by its only link. */
function linkOf(heading: HTMLElement): string | undefined {
  const near = heading.querySelector('a') ?? heading.closest('a');
  const links = near ? [near] : (heading.closest('li, article')?.querySelectorAll('a') ?? []);
  const [href, ...others] = new Set(links.map((link) => link.getAttribute('href')));
  return others.length === 0 && href?.startsWith('/') && !href.includes('?') ? href : undefined;
}

/** Returns the last part of the page's path, its title and its description. */
const pageHints = (page: HTMLElement, path: string): string[] => [
  path.split('/').at(-1) ?? '',
  page.querySelector('title')?.textContent ?? '',
  page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
];

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** Returns the names of what an element contains without naming it, such as a phone number. */
function hintsOf(element: HTMLElement, text: string): string[] {
  const links = [element, ...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const hints = [];
  if (links.some((href) => href.startsWith('tel:'))) hints.push('phone number');
  if (links.some((href) => href.startsWith('mailto:'))) hints.push('email address');
  if (element.closest('address')) hints.push('office address');
  const [, ...afterWeekday] = text.split(WEEKDAY);
  if (afterWeekday.some((after) => /\d/.test(after))) hints.push('opening hours');
  return hints;
}

/** Yields headings and the innermost blocks of text, in the order of the page. */
function* readable(element: HTMLElement): Generator<HTMLElement> {
  for (const child of element.childNodes) {
    if (!(child instanceof HTMLElement) || isSkipped(child)) continue;
    if (HEADING.test(child.tagName) || isInnermostBlock(child) || isContactLink(child)) yield child;
    else yield* readable(child);
  }
}

const isSkipped = (element: HTMLElement) =>
  SKIPPED.has(element.tagName) || element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';

const isInnermostBlock = (element: HTMLElement) =>
  BLOCKS.has(element.tagName) && element.textContent.trim() !== '' && readable(element).next().done === true;

/** Returns whether an element is a link to a phone number or an e-mail address. */
const isContactLink = (element: HTMLElement) => /^(?:tel|mailto):/.test(element.getAttribute('href') ?? '');

/** Returns the id of a heading, of the block that it opens, or of the first element in its `<details>`. */
function anchorOf(heading: HTMLElement): string | undefined {
  if (heading.id) return heading.id;
  const block = heading.closest('details, article, li, section');
  if (!block || block.querySelector('h1, h2, h3, h4, h5, h6') !== heading) return undefined;
  return block.id || (block.tagName === 'DETAILS' ? block.querySelector('[id]')?.id : undefined) || undefined;
}
