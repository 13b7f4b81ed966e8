import { bengaliFaces, bengaliFonts } from '../document/fonts.ts';
import bricolage from './bricolage-grotesque.woff2';
import geist from './geist.woff2';

/** Browsers do not count a shorter movement as a layout shift, in CSS pixels. */
const UNSEEN = 3;

/** Returns whether all of some fonts had arrived when the page was painted first. Then the page uses them. */
function wereInTime(addresses: readonly string[]): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const inTime = performance.getEntriesByType('resource').filter(
    // Resources have such entries only.
    (entry) => (entry as PerformanceResourceTiming).responseEnd <= painted,
  );
  return addresses.every((address) => inTime.some(({ name }) => name.endsWith(address)));
}

/** Returns the upper edges of all elements that are in the window, in CSS pixels. */
function visibleEdges(): ReadonlyMap<Element, number> {
  const edges = new Map<Element, number>();
  for (const element of document.body.querySelectorAll('*')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) edges.set(element, top);
  }
  return edges;
}

/** Shows fonts that came after the first paint: at once if nothing that is seen moves up or down by it, else on the next page. */
export async function showLateFonts(): Promise<void> {
  const isBengali = document.documentElement.lang === 'bn';
  if (wereInTime([bricolage, geist, ...(isBengali ? bengaliFonts : [])])) return;
  // The faces of the style sheet once more. Those that are added here are used whenever they were loaded.
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
  const moves = [...before].some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= UNSEEN);
  if (!moves) return;
  for (const face of faces) document.fonts.delete(face);
  const nextPage = new MutationObserver(() => {
    nextPage.disconnect();
    show();
  });
  nextPage.observe(document.querySelector('main') ?? document.body, { childList: true });
}
