import type { Anchor, View } from './sheaf.ts';

/** Measurements of a page for the sheaf, taken when its layout changes, never while it scrolls. */
export interface Plan {
  /** The headings that the sheaf leads past, in order. */
  readonly anchors: readonly Anchor[];
  /** The document in eighths, opaque where the lines are erased. Enlarging it gives soft edges. */
  readonly mask: HTMLCanvasElement;
}

/** CSS pixels of the document per pixel of the mask. */
export const MASK_SCALE = 8;

/** Colour that erases two thirds of the lines behind text and drawings. */
export const VEIL = 'rgb(0 0 0 / 0.67)';

/** Areas with long texts, which are veiled twice: a ninth of the lines is left. */
const QUIET = '[data-lines="quiet"]';

/** Space around text and drawings, and blur of the veil around them, in CSS pixels. */
const MARGIN = 6;
const SOFT = 24;

/** An area in the first window that the sheaf passes instead of headings: behind its middle, or over its edge. */
const MARK = 'main [data-lines="behind"], main [data-lines="over"]';

/** An area with space left of it, in which the sheaf rises instead of passing headings. */
const ASIDE = 'main [data-lines="beside"]';

/** Minimum space left of such an area, and distance of the waist from it, in CSS pixels. */
const SPACE = 320;
const BESIDE = 96;

/** How far above an edge the sheaf passes, in CSS pixels. Without space left of a mark, it also passes over its edge. */
const OVER = 40;

/** Steepness behind a mark. */
const STEEP = 1.8;

/** How far left of a mark the sheaf begins, and the width over which it fades in, in CSS pixels. */
const BEGIN = 260;

/** Position of a heading at which the sheaf attaches to it, as a share of the window's height. */
const ATTACH = 0.26;

/** Distance between a heading's end and the waist, in CSS pixels, and maximum x of the waist as a share of the width. */
const GAP = 36;
const RIGHTMOST = 0.82;

/** Headings within this share of the window's height are one anchor. */
const APART = 0.3;

/** Width over which the lines fade out before the right edge of the canvas, in CSS pixels. */
const FADE = 112;

/** Height over which the lines fade out above an area without lines, and in below it, in CSS pixels. */
const NEAR = 200;

/** The same at an area with a visible edge, behind which the lines disappear. */
const NEAR_EDGE = 64;
const EDGED = '[data-lines="edge"]';

/** Areas beside which there are no lines either: they would have a vertical edge. */
const ACROSS = `[data-lines="none"], ${EDGED}`;

/** Areas with their own lines, or without any: the sheaf is not drawn there. */
export const BARE = `[data-own-lines], [data-lines="none"], [data-lines="beside"], ${EDGED}`;

/** Returns whether an opaque background hides the lines behind an element. */
const isOpaque = (element: Element | null, main: Element): boolean =>
  element !== null &&
  element !== main &&
  (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor) ||
    isOpaque(element.parentElement, main));

/** Returns the measurements of a page that is scrolled to `scroll`. */
export function measure(main: Element, scroll: number, view: View): Plan {
  const aside = document.querySelector(ASIDE)?.getBoundingClientRect();
  if (aside && aside.left > SPACE) {
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
    const home = Math.min(Math.max(y - ATTACH * height, 0), farthest);
    const before = anchors.at(-1);
    if (before && home < before.home + APART * height) continue;
    const lean = before ? -before.lean : 1;
    anchors.push({ x: Math.min(line.right + GAP, RIGHTMOST * width), y, home, lean });
  }
  return anchors;
}

/** Adds stops to a gradient: opaque, and transparent towards both ends over `share` of its length. Returns it. */
function fade(gradient: CanvasGradient, share: number): CanvasGradient {
  for (const end of [0, 1]) {
    gradient.addColorStop(end, 'transparent');
    gradient.addColorStop(Math.abs(end - share), 'black');
  }
  return gradient;
}

/**
 * Returns the mask of a page. `begin`: x before which the lines fade, in CSS pixels, 0 if they begin at the left edge. `until`: x at which
 * they have faded out at the right.
 */
function maskOf(main: Element, scroll: number, { width }: View, begin: number, until = width): HTMLCanvasElement {
  const mask = document.createElement('canvas');
  const height = document.documentElement.scrollHeight;
  [mask.width, mask.height] = [Math.ceil(width / MASK_SCALE), Math.ceil(height / MASK_SCALE)];
  const surface = mask.getContext('2d');
  if (!surface) return mask;
  surface.scale(1 / MASK_SCALE, 1 / MASK_SCALE);
  // Shapes are drawn left of the mask and cast their shadow into it: only shadows have soft edges in every browser.
  const away = mask.width * MASK_SCALE;
  surface.shadowOffsetX = mask.width;
  surface.shadowBlur = SOFT / MASK_SCALE;
  surface.beginPath();
  // In whole pixels, so that fractional scroll positions give the same mask.
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
  // A pixel more on both sides, because of rounding.
  surface.fillRect(until - MASK_SCALE, 0, width - until + 2 * MASK_SCALE, height);
  // Transparent shortly before the end.
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
