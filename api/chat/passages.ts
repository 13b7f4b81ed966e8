import { type HTMLElement, parse } from 'node-html-parser';

/** The text of a page below one of its headings. */
export interface Passage {
  readonly title: string;
  /** Address of the page with the nearest anchor. */
  readonly href: string;
  /** The blocks of text, one a line. */
  readonly text: string;
  /** Path of this site that the passage is a card for. */
  readonly leadsTo?: string;
}

const HEADING = /^H[1-6]$/;
const BLOCKS = 'p, li, dt, dd, blockquote, figcaption, td, th, address, a[href^="tel:"], a[href^="mailto:"]';
const SKIPPED =
  'nav, form, button, script, style, template, svg, noscript, iframe, dialog, [hidden], [aria-hidden="true"]';

/** Returns the passages of a page's main part, in their order. Skips headings without text. */
export function readPassages(html: string, path: string): Passage[] {
  const main = parse(html).querySelector('main');
  if (!main) return [];
  for (const element of main.querySelectorAll(SKIPPED)) element.remove();
  const sections: {
    title: string;
    level: number;
    anchor: string | undefined;
    leadsTo: string | undefined;
    text: string[];
  }[] = [];
  for (const element of main.querySelectorAll(`h1, h2, h3, h4, h5, h6, ${BLOCKS}`)) {
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    if (!HEADING.test(element.tagName)) {
      const isInnermost = element.querySelector(`h1, h2, h3, h4, h5, h6, ${BLOCKS}`) === null;
      if (isInnermost && text !== '') sections.at(-1)?.text.push(text);
      continue;
    }
    const level = Number(element.tagName.slice(1));
    const anchor = anchorOf(element) ?? sections.findLast((above) => above.level < level)?.anchor;
    sections.push({ title: text, level, anchor, leadsTo: linkOf(element), text: [] });
  }
  return sections
    .filter(({ text }) => text.length > 0)
    .map(({ title, anchor, leadsTo, text }) => {
      const href = anchor ? `${path}#${anchor}` : path;
      return { title, href, text: text.join('\n'), ...(leadsTo && { leadsTo }) };
    });
}

/** Returns the path that a card links to: by the link in or around its heading, or else by its only link. */
function linkOf(heading: HTMLElement): string | undefined {
  const near = heading.querySelector('a') ?? heading.closest('a');
  const links = near ? [near] : (heading.closest('li, article')?.querySelectorAll('a') ?? []);
  const [href, ...others] = new Set(links.map((link) => link.getAttribute('href')));
  return others.length === 0 && href?.startsWith('/') ? href : undefined;
}

/** Returns the id of a heading, of the block that it opens, or of the first element in its `<details>`. */
function anchorOf(heading: HTMLElement): string | undefined {
  if (heading.id) return heading.id;
  const block = heading.closest('details, article, li, section');
  if (!block || block.querySelector('h1, h2, h3, h4, h5, h6') !== heading) return undefined;
  return block.id || (block.tagName === 'DETAILS' && block.querySelector('[id]')?.id) || undefined;
}
