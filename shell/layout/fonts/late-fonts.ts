import { bengaliFaces, bengaliFonts } from '../document/fonts.ts';
import bricolage from './bricolage-grotesque.woff2';
import geist from './geist.woff2';

/** Movement in CSS pixels below which browsers count no layout shift. */
const MIN_SHIFT = 3;

/** Returns whether all fonts were loaded at the first paint. Then the page uses them. */
function wereInTime(addresses: readonly string[]): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const inTime = performance.getEntriesByType('resource').filter(
    // All entries of this type are of this class.
    (entry) => (entry as PerformanceResourceTiming).responseEnd <= painted,
  );
  return addresses.every((address) => inTime.some(({ name }) => name.endsWith(address)));
}

/** Returns the top edges of all elements in the window, in CSS pixels. */
function visibleEdges(): ReadonlyMap<Element, number> {
  const edges = new Map<Element, number>();
  for (const element of document.body.querySelectorAll('*')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) edges.set(element, top);
  }
  return edges;
}

/** Shows fonts that were loaded after the first paint: at once if no visible element moves vertically, else on the next page. */
export async function showLateFonts(): Promise<void> {
  const isBengali = document.documentElement.lang === 'bn';
  if (wereInTime([bricolage, geist, ...(isBengali ? bengaliFonts : [])])) return;
  // The faces of the style sheet again: faces added by script are used whenever they are loaded.
  const faces = [
    new FontFace('Bricolage Grotesque', `url(${bricolage})`, { weight: '500 650' }),
    new FontFace('Geist', `url(${geist})`, { weight: '400 500' }),
    ...(isBengali ? bengaliFaces() : []),
  ];
  const show = () => {
    for (const face of faces) document.fonts.add(face);
  };
  await Promise.all(faces.map((face) => face.load()));
  const before = visibleEdges();
  show();
  const moves = [...before].some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= MIN_SHIFT);
  if (!moves) return;
  for (const face of faces) document.fonts.delete(face);
  const nextPage = new MutationObserver(() => {
    nextPage.disconnect();
    show();
  });
  nextPage.observe(document.querySelector('main') ?? document.body, { childList: true });
}
