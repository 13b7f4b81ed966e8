import { shareElements } from '@platform/browser/navigation/shared-elements';

const LINK = 'body > aside > a';

/** Space around the link, in CSS pixels. */
const MARGIN = 4;

/** Points of the link at which elements below it are searched, as shares of its width and height. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Selects controls, which the link must not cover even without text. */
const CONTROLS = 'button, input, select, summary, textarea, label';

/** Sets `data-covered` on the root element after a scroll if the floating link would cover text or a control. */
function keepClearOfText(): void {
  addEventListener('scrollend', () => {
    const link = document.querySelector<HTMLElement>(LINK);
    if (link) document.documentElement.toggleAttribute('data-covered', coversText(link));
  });
}

/** Returns whether there is text or a control at the link's position in the window. */
function coversText(link: HTMLElement): boolean {
  const [left, top] = [link.offsetLeft - MARGIN, link.offsetTop - MARGIN];
  const [width, height] = [link.offsetWidth + 2 * MARGIN, link.offsetHeight + 2 * MARGIN];
  const area = new DOMRect(left, top, width, height);
  const points = SHARES.flatMap((x) => SHARES.map((y) => [left + x * width, top + y * height] as const));
  const below = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
  return [...below].some(
    (element) => !link.contains(element) && (element.matches(CONTROLS) || hasTextIn(area, element)),
  );
}

/** Returns whether a line of an element's own text overlaps an area. */
function hasTextIn(area: DOMRect, element: Element): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) => line.right > area.left && line.left < area.right && line.bottom > area.top && line.top < area.bottom,
    );
  });
}

// Runs once, on the first activity of a visitor.
shareElements({ fixed: 'body > header, body > aside > a, [data-foot-bar]', onNewPage: showHeader });
keepClearOfText();

document.addEventListener('pointerover', ({ target, pointerType }) => {
  const word = target instanceof Element && target.closest<HTMLElement>('[data-word]');
  if (!word || pointerType !== 'mouse') return;
  import('./live-word/move-word.ts').then(({ moveWord }) => moveWord(word)).catch(console.warn);
});

/** Shows the header according to the new scroll position before the new page is captured: the scroll event comes frames later. */
function showHeader(): void {
  const { dataset } = document.documentElement;
  if (scrollY <= 0) delete dataset.scroll;
  else dataset.scroll = 'up';
}
