import { type HTMLElement, parse } from 'node-html-parser';

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
const PARTS = 'details, article, li, section';
const SKIPPED =
  'nav, form, button, script, style, template, svg, noscript, iframe, dialog, [hidden], [aria-hidden="true"]';

/** Returns the passages of a page's main part, in their order. Skips headings without text. */
export function readPassages(html: string, path: string): Passage[] {
  const main = parse(html).querySelector('main');
  for (const element of main?.querySelectorAll(SKIPPED) ?? []) element.remove();
  const sections: (Omit<Passage, 'text'> & { level: number; lines: string[]; block: HTMLElement | null })[] = [];
  // Lines above the heading of their own part, such as the client's name on a project.
  let above: string[] = [];
  const seen = new Set<HTMLElement>();
  for (const element of main?.querySelectorAll(BLOCKS) ?? []) {
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    const block = element.closest(PARTS);
    if (!/^H\d$/.test(element.tagName)) {
      if (element.querySelector(BLOCKS) !== null || text === '') continue;
      const parents = new Set<HTMLElement | null>([null]);
      for (let parent = block; parent; parent = parent.parentNode?.closest(PARTS) ?? null) parents.add(parent);
      const [heading] = [...parents].flatMap((parent) => parent?.querySelector(HEADINGS) ?? []);
      const isAbove = heading && !seen.has(heading);
      const lines = isAbove ? above : sections.findLast((section) => parents.has(section.block))?.lines;
      const isValue = element.tagName === 'DD' && element.previousElementSibling?.tagName === 'DT';
      lines?.push(isValue ? `${lines.pop()}: ${text}` : text);
      continue;
    }
    const level = Number(element.tagName[1]);
    // A heading that opens a block has the anchor of the block, or of the first element in its `<details>`.
    const inner = block?.tagName === 'DETAILS' ? block.querySelector('[id]')?.id : undefined;
    const anchor = element.id || (block?.querySelector(HEADINGS) === element ? block.id || inner : undefined);
    const outer = sections.findLast((section) => section.level < level)?.href ?? path;
    const link = element.querySelector('a') ?? element.closest('a');
    const href = anchor ? `${path}#${anchor}` : outer;
    sections.push({ title: text, level, href, leadsTo: link?.getAttribute('href'), lines: above, block });
    above = [];
    seen.add(element);
  }
  return sections.flatMap(({ title, href, leadsTo, lines }) =>
    lines.length > 0 ? { title, href, leadsTo, text: lines.join('\n') } : [],
  );
}
