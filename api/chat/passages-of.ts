import { HTMLElement, parse } from 'node-html-parser';

/** A stretch of a page below one of its headings. */
export interface Passage {
  /** The heading. */
  readonly title: string;
  /** Where the passage is read: the page with the nearest anchor. */
  readonly href: string;
  /** Whole sentences. */
  readonly text: string;
  /** Words it is found by besides: of the page that it opens, of the addresses it gives. */
  readonly hints: string;
  /** The address of this site that it is a card for. */
  readonly leadsTo?: string;
}

const HEADING = /^H[1-6]$/;

/** Elements that hold running text. */
const BLOCKS = new Set(['P', 'LI', 'DT', 'DD', 'BLOCKQUOTE', 'FIGCAPTION', 'TD', 'TH', 'ADDRESS']);

/** What is not read: furniture, and what is for eyes or fingers only. */
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

/** The passages of a page's main part, in its order. Headings without text of their own are left out. */
export function passagesOf(html: string, path: string): Passage[] {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) return [];
  const found: Found[] = [];
  for (const element of readable(main)) {
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    if (!HEADING.test(element.tagName)) {
      found.at(-1)?.text.push(text);
      found.at(-1)?.hints.push(...hintsOf(element, text));
      continue;
    }
    const level = Number(element.tagName.slice(1));
    const parent = found.findLast((above) => above.level < level);
    const anchor = anchorOf(element) ?? parent?.anchor;
    const above = parent && parent.level > 1 ? [parent.title] : [];
    const hints = level === 1 ? pageHints(page, path) : above;
    found.push({ title: text, level, anchor, leadsTo: linkOf(element), text: [], hints });
  }
  return found.flatMap(({ title, anchor, leadsTo, text, hints }) => {
    if (text.length === 0) return [];
    const href = anchor ? `${path}#${anchor}` : path;
    return [{ title, href, text: text.join(' '), hints: hints.join(' '), ...(leadsTo && { leadsTo }) }];
  });
}

/** A heading with what has been read below it. */
interface Found {
  readonly title: string;
  readonly level: number;
  readonly anchor: string | undefined;
  readonly leadsTo: string | undefined;
  readonly text: string[];
  readonly hints: string[];
}

/** Where a card leads: by the link in or around its heading, or else by the only one on it. */
function linkOf(heading: HTMLElement): string | undefined {
  const near = heading.querySelector('a') ?? heading.closest('a');
  const links = near ? [near] : (heading.closest('li, article')?.querySelectorAll('a') ?? []);
  const [href, ...others] = new Set(links.map((link) => link.getAttribute('href')));
  return others.length === 0 && href?.startsWith('/') && !href.includes('?') ? href : undefined;
}

/** The page's name in its address, and what it says of itself to search engines. */
const pageHints = (page: HTMLElement, path: string): string[] => [
  path.split('/').at(-1) ?? '',
  page.querySelector('title')?.textContent ?? '',
  page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
];

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*\d/i;

/** What a stretch gives without naming it: a phone number, a mail address, a postal one, the hours. */
function hintsOf(element: HTMLElement, text: string): string[] {
  const links = [element, ...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const hints = [];
  if (links.some((href) => href.startsWith('tel:'))) hints.push('phone number');
  if (links.some((href) => href.startsWith('mailto:'))) hints.push('email address');
  if (element.closest('address')) hints.push('office address');
  if (WEEKDAY.test(text)) hints.push('opening hours');
  return hints;
}

/** Headings and the innermost blocks of text, in the order of the page. */
function* readable(element: HTMLElement): Generator<HTMLElement> {
  for (const child of element.childNodes) {
    if (!(child instanceof HTMLElement) || isSkipped(child)) continue;
    if (HEADING.test(child.tagName) || isInnermostBlock(child) || isReach(child)) yield child;
    else yield* readable(child);
  }
}

const isSkipped = (element: HTMLElement) =>
  SKIPPED.has(element.tagName) || element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';

const isInnermostBlock = (element: HTMLElement) =>
  BLOCKS.has(element.tagName) && element.textContent.trim() !== '' && readable(element).next().done === true;

/** A phone number or a mail address that stands by itself. */
const isReach = (element: HTMLElement) => /^(?:tel|mailto):/.test(element.getAttribute('href') ?? '');

/** A heading's anchor: its own, that of the block it opens, or, in what folds, the first one within. */
function anchorOf(heading: HTMLElement): string | undefined {
  if (heading.id) return heading.id;
  const block = heading.closest('details, article, li, section');
  if (!block || block.querySelector('h1, h2, h3, h4, h5, h6') !== heading) return undefined;
  return block.id || (block.tagName === 'DETAILS' ? block.querySelector('[id]')?.id : undefined) || undefined;
}
