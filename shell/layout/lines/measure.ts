import { type Box, MARGIN, type Page } from './route.ts';

/** Rows of a page with a dark ground, in CSS pixels of the document. */
export type Band = Pick<Box, 'top' | 'bottom'>;

/** What the line keeps away from besides text: pictures and their grounds, controls and their space, and grids that belong together. */
const THINGS =
  'img, svg, video, canvas, iframe, input, textarea, select, button, ul, ol, dl, figure, form, details, table, [data-shared], [data-box]';

/** Pages and areas with drawings of their own. A page that has only such areas, or long texts, has no line. */
const OWN = '[data-own-lines]';

/** Where a page without a footer ends for the line, above its lower edge. */
const FOOT = 48;

/** The numerals of the footer in units of their file, and the upper end of the 5 in them, of nine lines, where it overlaps the line. */
const WORD = { width: 1184, inset: 2 } as const;
const FLAG = { right: 1124, height: 156 } as const;

/** What the line of a page depends on. `scale`: CSS pixels per unit of all lengths, more than 1 in a window of which the text is larger. */
export type Measured = Page & { readonly bands: readonly Band[]; readonly scale: number };

/** Returns the measurements of a page. Reads the layout once, and changes nothing. Undefined for a page that has no line. */
export function measure(main: Element, footer: Element | null): Measured | undefined {
  if (main.querySelector('[data-no-line]')) return undefined;
  const root = document.documentElement;
  const scale = Number.parseFloat(getComputedStyle(root).fontSize) / 16 || 1;
  const place = ({ left, top, right, bottom }: Box): Box => ({
    left: left / scale,
    top: (top + scrollY) / scale,
    right: right / scale,
    bottom: (bottom + scrollY) / scale,
  });
  const placeOf = (element: Element | null | undefined) => element && place(element.getBoundingClientRect());
  const boxes: Box[] = [];
  /** Adds the box of an element or a text, without what is cut off at the sides. */
  const add = ({ left, top, right, bottom }: DOMRect, parent: Element | null) => {
    const isWide = () => left < 8 || right > root.clientWidth - 8;
    for (let element = parent; element && element !== main && isWide(); element = element.parentElement) {
      if (getComputedStyle(element).overflowX === 'visible') continue;
      const clip = element.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    }
    if (right - left < 2 || bottom - top < 2 || right <= 0 || left >= root.clientWidth) return;
    boxes.push(place({ left, top, right, bottom }));
  };
  const own = [...main.querySelectorAll(OWN)];
  const isOwn = (node: Node) => own.some((area) => area.contains(node));
  for (const area of own) add(area.getBoundingClientRect(), null);
  const range = document.createRange();
  for (const part of footer ? [main, footer] : [main]) {
    for (const thing of part.querySelectorAll(THINGS)) {
      if (!isOwn(thing) && !thing.closest('[data-word]')) add(thing.getBoundingClientRect(), thing.parentElement);
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!texts.currentNode.nodeValue?.trim() || isOwn(texts.currentNode)) continue;
      range.selectNodeContents(texts.currentNode);
      add(range.getBoundingClientRect(), texts.currentNode.parentElement);
    }
  }
  const title = placeOf(main.querySelector('h1'));
  const titles = [...main.querySelectorAll('h2')].flatMap((heading) => placeOf(heading) ?? []);
  const closing = placeOf(main.querySelector('[aria-labelledby="closing"] > * > *'));
  const foot = placeOf(footer);
  const numerals = placeOf(footer?.querySelector('[data-word] img'));
  const width = root.clientWidth / scale;
  const starts = [title, ...titles].flatMap((box) =>
    box && box.right - box.left > 2 && box.left > 0 ? [box.left] : [],
  );
  const unit = numerals ? (numerals.right - numerals.left) / WORD.width : 0;
  const margin = Math.min(...starts, numerals ? width - numerals.right : width / 3);
  return {
    scale,
    width,
    height: root.clientHeight / scale,
    boxes,
    titles: titles.map(({ bottom }) => bottom),
    from: (placeOf(own[0]) ?? title ?? { bottom: 0 }).bottom - 1,
    margin,
    ...(closing && margin >= MARGIN && { closing: closing.top }),
    footer: foot && foot.bottom > foot.top ? foot.top : root.scrollHeight / scale - FOOT,
    ...(numerals &&
      unit > 0 && {
        goal: {
          left: numerals.left,
          right: numerals.left + FLAG.right * unit,
          top: numerals.top + WORD.inset * unit,
          bottom: numerals.top + (FLAG.height + WORD.inset) * unit,
        },
      }),
    bands: [...document.querySelectorAll('[data-band]')].flatMap((band) => placeOf(band) ?? []),
  };
}
