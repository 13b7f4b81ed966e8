import type { Anchor, View } from './sheaf.ts';

/** What the sheaf must know of a page. It is measured when the page's layout changes, never while it scrolls. */
export interface Plan {
  /** The headings that the sheaf leads past, in order. */
  readonly anchors: readonly Anchor[];
  /** The document in eighths, opaque where the lines are to be taken away. Enlarging it gives soft edges. */
  readonly mask: HTMLCanvasElement;
}

/** CSS pixels of the document per pixel of the mask. */
export const MASK_SCALE = 8;

/** How much of the lines is taken away behind text and drawings: a third is left. */
export const VEIL = 'rgb(0 0 0 / 0.67)';

/** Areas with text that is read at length. It is veiled twice: a ninth of the lines is left. */
const QUIET = '[data-lines="quiet"]';

/** Room around text and drawings, and in which the veil around them ends softly, in CSS pixels. */
const MARGIN = 6;
const SOFT = 24;

/**
 * In the first window of a page that has one, the sheaf passes it rather than headings: it rises behind its middle, or falls over its
 * upper edge.
 */
const MARK = 'main [data-lines="behind"], main [data-lines="over"]';

/** An area with room left of it: the sheaf rises there rather than past headings, and ends before the area. */
const ASIDE = 'main [data-lines="beside"]';

/** The least room left of such an area, and how far left of the area the waist is, in CSS pixels. */
const ROOM = 320;
const BESIDE = 96;

/** How far above an edge the sheaf passes, in CSS pixels. Where there is no room left of a mark, it passes over its edge, too. */
const OVER = 40;

/** How steeply it rises behind a mark: such a page has room above and below. */
const STEEP = 1.8;

/** How far left of a mark the sheaf begins, and the width in which it appears, in CSS pixels. */
const BEGIN = 260;

/** Where a heading is when the sheaf begins to hold on to it, as a part of the window's height. */
const PLACE = 0.26;

/** Distance between a heading's end and the waist, in CSS pixels, and the greatest x of the waist as a part of the width. */
const GAP = 36;
const RIGHTMOST = 0.82;

/** Headings that come into place within this part of the window's height share one pose. */
const APART = 0.3;

/** Width in which the lines fade out at the right, in CSS pixels: nothing of them ends at the edge of the canvas itself. */
const FADE = 112;

/** Height in which the lines leave above an area without them, and appear below it, in CSS pixels. */
const NEAR = 200;

/** That height at an area with an edge that is seen: the lines come out from behind it. */
const NEAR_EDGE = 64;
const EDGED = '[data-lines="edge"]';

/** Areas that the lines leave on the whole width of the window: what was left of them beside such an area would have an upright edge. */
const ACROSS = `[data-lines="none"], ${EDGED}`;

/** Areas with lines of their own, or with none: the sheaf is not drawn there. */
export const BARE = `[data-own-lines], [data-lines="none"], [data-lines="beside"], ${EDGED}`;

/** Areas with an opaque background hide the lines: there is nothing to hold on to. */
const isOpaque = (element: Element | null, main: Element): boolean =>
  element !== null &&
  element !== main &&
  (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor) ||
    isOpaque(element.parentElement, main));

/** Measures a page that is scrolled to `scroll`. */
export function measure(main: Element, scroll: number, view: View): Plan {
  const aside = document.querySelector(ASIDE)?.getBoundingClientRect();
  if (aside && aside.left > ROOM) {
    const top = aside.top + scroll;
    const y = (top + Math.min(top + aside.height, view.height)) / 2;
    return {
      anchors: [{ x: aside.left - BESIDE, y, home: 0, lean: 1 }],
      mask: maskOf(main, scroll, view, 0, aside.left - GAP),
    };
  }
  const mark = document.querySelector<HTMLElement>(MARK);
  const box = mark?.getBoundingClientRect();
  if (!mark || !box || box.bottom + scroll > view.height) {
    return { anchors: anchorsOf(main, scroll, view), mask: maskOf(main, scroll, view, 0) };
  }
  const [y, lean] = mark.dataset.lines === 'over' || box.left < 2 * BEGIN ? [-OVER, -1] : [box.height / 2, STEEP];
  return {
    anchors: [{ x: box.left + box.width / 2, y: scroll + box.top + y, home: 0, lean }],
    mask: maskOf(main, scroll, view, box.left),
  };
}

function anchorsOf(main: Element, scroll: number, { width, height }: View): Anchor[] {
  const farthest = document.documentElement.scrollHeight - height;
  const anchors: Anchor[] = [];
  for (const heading of main.querySelectorAll('h1, h2')) {
    const line = linesOf(heading).at(-1);
    if (!line || line.width < 2 || heading.closest(BARE) || isOpaque(heading, main)) continue;
    const y = line.top + line.height / 2 + scroll;
    const home = Math.min(Math.max(y - PLACE * height, 0), farthest);
    const before = anchors.at(-1);
    if (before && home < before.home + APART * height) continue;
    const lean = before ? -before.lean : 1;
    anchors.push({ x: Math.min(line.right + GAP, RIGHTMOST * width), y, home, lean });
  }
  return anchors;
}

/** Makes a gradient opaque but for a part of it at either end, in which it becomes transparent. */
function fade(gradient: CanvasGradient, part: number): CanvasGradient {
  for (const end of [0, 1]) {
    gradient.addColorStop(end, 'transparent');
    gradient.addColorStop(Math.abs(end - part), 'black');
  }
  return gradient;
}

/**
 * `begin`: x left of which the lines fade, in CSS pixels; 0 if they come in from the left edge. `until`: x at which they have faded
 * at the right.
 */
function maskOf(main: Element, scroll: number, { width }: View, begin: number, until = width): HTMLCanvasElement {
  const mask = document.createElement('canvas');
  const height = document.documentElement.scrollHeight;
  [mask.width, mask.height] = [Math.ceil(width / MASK_SCALE), Math.ceil(height / MASK_SCALE)];
  const surface = mask.getContext('2d');
  if (!surface) return mask;
  surface.scale(1 / MASK_SCALE, 1 / MASK_SCALE);
  // What is drawn left of the mask has its shadow in the mask: only shadows have soft edges in every browser.
  const away = mask.width * MASK_SCALE;
  surface.shadowOffsetX = mask.width;
  surface.shadowBlur = SOFT / MASK_SCALE;
  surface.beginPath();
  // In whole pixels: a page that was scrolled by a part of one is covered alike.
  const cover = ({ left, top, width, height }: DOMRect) =>
    surface.rect(
      Math.round(left) - MARGIN - away,
      Math.round(top + scroll) - MARGIN,
      Math.ceil(width) + 2 * MARGIN,
      Math.ceil(height) + 2 * MARGIN,
    );
  for (const drawing of main.querySelectorAll('svg')) cover(drawing.getBoundingClientRect());
  const coverTexts = (area: Element) => {
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) linesOf(texts.currentNode).forEach(cover);
  };
  coverTexts(main);
  surface.shadowColor = VEIL;
  surface.fill();
  surface.beginPath();
  for (const quiet of main.querySelectorAll(QUIET)) coverTexts(quiet);
  surface.fill();
  surface.shadowColor = 'transparent';
  for (const bare of main.querySelectorAll(BARE)) {
    const box = bare.getBoundingClientRect();
    const isEdged = bare.matches(EDGED);
    const near = isEdged ? NEAR_EDGE : NEAR;
    const from = box.top + scroll - near;
    const whole = box.height + 2 * near;
    surface.fillStyle = fade(surface.createLinearGradient(0, from, 0, from + whole), near / whole);
    const isAcross = bare.matches(ACROSS);
    surface.fillRect(isAcross ? 0 : box.left, from, isAcross ? width : box.width, whole);
  }
  const apart = begin + 2 * BEGIN;
  surface.fillStyle = fade(surface.createLinearGradient(-2 * BEGIN, 0, begin, 0), BEGIN / apart);
  surface.fillRect(0, 0, begin, height);
  surface.fillStyle = 'black';
  // A pixel more at either side: the first one may be halved, and the last one is wider than what is left of the document.
  surface.fillRect(until - MASK_SCALE, 0, width - until + 2 * MASK_SCALE, height);
  // Wholly gone a little before the end.
  surface.fillStyle = fade(surface.createLinearGradient(until - FADE, 0, until + FADE, 0), 0.43);
  surface.fillRect(until - FADE, 0, FADE, height);
  return mask;
}

/** Returns the boxes of the lines of text in a node. */
function linesOf(node: Node): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}
