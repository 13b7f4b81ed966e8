import { bengaliFaces } from '../document/fonts.ts';
import display from './display.woff2';
import text from './text.woff2';

/** Movement in CSS pixels below which browsers count no layout shift. */
const MIN_SHIFT = 3;

/** Returns the top edges of all elements in the window, in CSS pixels. */
function visibleEdges(): ReadonlyMap<Element, number> {
  const edges = new Map<Element, number>();
  for (const element of document.body.querySelectorAll('*')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) edges.set(element, top);
  }
  return edges;
}

/**
 * Loads the fonts that the first paint may have been too early for, and shows them together: at once if no visible element moves vertically,
 * else with the next page. Where they are shown already, nothing changes.
 */
export async function showLateFonts(): Promise<void> {
  // The faces of the style sheet again: faces added by script are used whenever they are loaded.
  const faces = [
    new FontFace('Display', `url(${display})`, { weight: '500 650' }),
    new FontFace('Text', `url(${text})`, { weight: '400 500' }),
    ...(document.documentElement.lang === 'bn' ? bengaliFaces() : []),
  ];
  const show = () => {
    for (const face of faces) document.fonts.add(face);
  };
  const nextPage = new MutationObserver(() => {
    nextPage.disconnect();
    show();
  });
  await Promise.all(faces.map((face) => face.load()));
  const before = visibleEdges();
  show();
  const moves = [...before].some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= MIN_SHIFT);
  if (!moves) return;
  for (const face of faces) document.fonts.delete(face);
  nextPage.observe(document.querySelector('main') ?? document.body, { childList: true });
}
