import { showLateFonts } from './fonts/late-fonts.ts';
import { shareElements } from './navigation/shared-elements.ts';

/** What makes things move as soon as a visitor uses the page, and what can wait until then. Loaded once, with the first use. */
shareElements();
keepClearOfText();
showLateFonts().catch(console.warn);

document.addEventListener('pointerover', ({ target, pointerType }) => {
  const word = target instanceof Element && target.closest<HTMLElement>('[data-word]');
  if (!word || pointerType !== 'mouse') return;
  import('./live-word/move-word.ts').then(({ moveWord }) => moveWord(word)).catch(console.warn);
});

const LINK = 'body > aside > a';

/** Room around the link, in CSS pixels. */
const MARGIN = 4;

/** Points of the link at which the browser is asked what lies below it, as shares of its width and height. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** What the link must not cover, with or without text. */
const CONTROLS = 'button, input, select, summary, textarea, label';

/**
 * Whenever the page has come to rest after scrolling, says in the root element's `data-covered` whether the floating link would rest on
 * text or on a control there. Styles then take it out of the window.
 */
export function keepClearOfText(): void {
  addEventListener('scrollend', () => {
    const link = document.querySelector<HTMLElement>(LINK);
    if (link) document.documentElement.toggleAttribute('data-covered', coversText(link));
  });
}

/** Returns whether there is text or a control where the link stands when it is in the window. */
function coversText(link: HTMLElement): boolean {
  const [left, top] = [link.offsetLeft - MARGIN, link.offsetTop - MARGIN];
  const [width, height] = [link.offsetWidth + 2 * MARGIN, link.offsetHeight + 2 * MARGIN];
  const place = new DOMRect(left, top, width, height);
  const points = SHARES.flatMap((x) => SHARES.map((y) => [left + x * width, top + y * height] as const));
  const below = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
  return [...below].some(
    (element) => !link.contains(element) && (element.matches(CONTROLS) || hasTextIn(place, element)),
  );
}

/** Returns whether a line of an element's own text is in a place. */
function hasTextIn(place: DOMRect, element: Element): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) =>
        line.right > place.left && line.left < place.right && line.bottom > place.top && line.top < place.bottom,
    );
  });
}
