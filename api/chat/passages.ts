import { parse } from 'node-html-parser';

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

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = `${HEADINGS}, p, li, dt, dd, blockquote, figcaption, td, th, address, a[href^="tel:"], a[href^="mailto:"]`;
const SKIPPED =
  'nav, form, button, script, style, template, svg, noscript, iframe, dialog, [hidden], [aria-hidden="true"]';

/** Returns the passages of a page's main part, in their order. Skips headings without text. */
export function readPassages(html: string, path: string): Passage[] {
  const main = parse(html).querySelector('main');
  for (const element of main?.querySelectorAll(SKIPPED) ?? []) element.remove();
  const sections: (Omit<Passage, 'text'> & { readonly level: number; readonly lines: string[] })[] = [];
  for (const element of main?.querySelectorAll(BLOCKS) ?? []) {
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    if (!/^H\d$/.test(element.tagName)) {
      if (element.querySelector(BLOCKS) !== null || text === '') continue;
      const lines = sections.at(-1)?.lines;
      const isValue = element.tagName === 'DD' && element.previousElementSibling?.tagName === 'DT';
      lines?.push(isValue ? `${lines.pop()}: ${text}` : text);
      continue;
    }
    const level = Number(element.tagName[1]);
    // A heading that opens a block has the anchor of the block, or of the first element in its `<details>`.
    const block = element.closest('details, article, li, section');
    const inner = block?.tagName === 'DETAILS' ? block.querySelector('[id]')?.id : undefined;
    const anchor = element.id || (block?.querySelector(HEADINGS) === element ? block.id || inner : undefined);
    const above = sections.findLast((section) => section.level < level)?.href ?? path;
    const link = element.querySelector('a') ?? element.closest('a');
    const href = anchor ? `${path}#${anchor}` : above;
    sections.push({ title: text, level, href, leadsTo: link?.getAttribute('href'), lines: [] });
  }
  return sections.flatMap(({ title, href, leadsTo, lines }) =>
    lines.length > 0 ? { title, href, leadsTo, text: lines.join('\n') } : [],
  );
}
