import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Number of fonts that every page asks for. */
const FONTS = 2;

/** Returns whether all fonts had arrived when the page was painted first. Then they are in use. */
function wereInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts.filter((font) => (font as PerformanceResourceTiming).responseEnd <= painted).length >= FONTS;
}

/** Shows fonts that came after the first paint where nothing moves by it, else with the next page. */
export function useLateFonts(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (wereInTime()) return;
    import('./late-fonts.ts').then(({ showLateFonts }) => showLateFonts(key !== first.current)).catch(console.warn);
  }, [key]);
}
