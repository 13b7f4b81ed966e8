import bricolage from './bricolage-grotesque.woff2';
import geist from './geist.woff2';

/** The faces of the style sheet once more. What is added here is used at once, whenever it was loaded. */
const faces = [
  new FontFace('Bricolage Grotesque', `url(${bricolage})`, { weight: '500 650' }),
  new FontFace('Geist', `url(${geist})`, { weight: '400 500' }),
];

/** Browsers do not count a shorter movement as a layout shift, in CSS pixels. */
const UNSEEN = 3;

/** Returns the upper edges of all elements that are in the window. */
function visibleEdges(): ReadonlyMap<Element, number> {
  const edges = new Map<Element, number>();
  for (const element of document.body.querySelectorAll('*')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) edges.set(element, top);
  }
  return edges;
}

/**
 * Shows the fonts that came after the first paint, if nothing that is seen moves up or down by it. With `anew` the page has just been
 * replaced by another one: then they are shown in any case, if they are there.
 */
export async function showLateFonts(anew: boolean): Promise<void> {
  const wereThere = faces.every(({ status }) => status === 'loaded');
  await Promise.all(faces.map((face) => face.load()));
  if (faces.every((face) => document.fonts.has(face))) return;
  const before = visibleEdges();
  for (const face of faces) document.fonts.add(face);
  if (anew && wereThere) return;
  const moves = [...before].some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= UNSEEN);
  if (moves) for (const face of faces) document.fonts.delete(face);
}
