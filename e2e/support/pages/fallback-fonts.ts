import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../servers/site.ts';

/** A font of this repository, so that the widths do not depend on the machine. */
const font = readFileSync(join(root, 'shell/layout/fonts/text.woff2')).toString('base64');

const ALL = '*, ::before, ::after, ::first-letter';

/**
 * Style sheets that replace every typeface of a page. Geist's small letters are about 0.53 em wide: `wide` makes them 0.81 em
 * (Verdana's bold ones have 0.68), `narrow` 0.41 em (as in Arial Narrow). `monospace` is this machine's own font.
 */
export const FALLBACK_FONTS = {
  wide: spaced('0.28em'),
  narrow: spaced('-0.12em'),
  monospace: `${ALL} { font-family: monospace !important; }`,
} as const;

function spaced(letterSpacing: string): string {
  return `@font-face { font-family: Fallback; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
    ${ALL} { font-family: Fallback !important; letter-spacing: ${letterSpacing} !important; }`;
}

/**
 * Returns the texts of an open page that can not be read whole: those that leave the window sideways, and those that an
 * element cuts off. Texts that a scrollable element contains can be scrolled to; hidden ones and those of a drawing that lie
 * outside its visible part are not there to be read.
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isSvg = (element: Element) => element instanceof SVGElement;
    const isHidden = (element: Element): boolean => {
      const { clipPath, visibility } = getComputedStyle(element);
      const parent = element.parentElement;
      return clipPath !== 'none' || visibility === 'hidden' || (parent !== null && isHidden(parent));
    };
    const linesOf = (node: Node, element: Element) => {
      if (isSvg(element)) return [element.getBoundingClientRect()];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    /** Returns why a line can not be read whole. Lines are higher than their letters, by up to a quarter at either end. */
    const faultOf = (line: DOMRect, element: Element): string | undefined => {
      let fault = line.right > width + 1 || line.left < -1 ? 'leaves the window' : undefined;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX)) return undefined;
        if (!/hidden|clip/.test(overflowX + overflowY)) continue;
        const box = at.getBoundingClientRect();
        const slack = line.height / 4;
        const isOutside =
          line.right < box.left || line.left > box.right || line.bottom < box.top || line.top > box.bottom;
        if (isOutside && isSvg(element)) return undefined;
        const isCut =
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - slack ||
          line.bottom > box.bottom + slack;
        if (isCut) fault = `is cut by ${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`;
      }
      return fault;
    };
    const cutTexts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !element.checkVisibility() || element.closest('option') || isHidden(element))
        continue;
      for (const line of linesOf(node, element)) {
        const fault = line.width > 1 && faultOf(line, element);
        if (fault) cutTexts.add(`“${text.slice(0, 40)}” ${fault}`);
      }
    }
    return [...cutTexts];
  });
}
