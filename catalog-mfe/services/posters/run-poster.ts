import type { ServiceSlug } from '@studio/content/choices';
import { hueColour, STOPS } from '@studio/ui/lines/hues';
import { pixelRatio } from '@studio/ui/lines/painter';
import { currentTheme, onThemeChange } from '@studio/ui/theme';
import { servicePosters } from '../../content/service-drawings.ts';
import { openingEnd, openness, SCROLL } from './motion.ts';
import { lineOf, posters, STROKE } from './posters.ts';

/** Blend mode of crossing lines by theme. */
const CROSSING = { light: 'multiply', dark: 'lighter' } as const;

const PHONE = '(max-width: 47.99rem)';
const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Draws the poster of a service on a canvas with the proportions of its frame. It opens once, except on phones, and then follows the
 * scroll position. Requests animation frames only while a line moves, and none for visitors who prefer no motion. Sets `data-live` on
 * the canvas when it is drawn. Returns a function that stops it.
 */
export function runPoster(canvas: HTMLCanvasElement, slug: ServiceSlug): () => void {
  const surface = canvas.getContext('2d');
  if (!surface) return () => undefined;
  const phone = matchMedia(PHONE);
  const reduced = matchMedia(REDUCED);
  const stopped = new AbortController();
  const { signal } = stopped;
  const startedAt = performance.now();
  let frame = 0;
  let pixels = 1;
  let drawn = '';
  let scrolled = scrollY;

  const draw = (now: number) => {
    cancelAnimationFrame(frame);
    frame = 0;
    const kind = phone.matches ? 'phone' : 'wide';
    const poster = posters[servicePosters[slug]][kind];
    const elapsed = phone.matches ? Number.POSITIVE_INFINITY : now - startedAt;
    const theme = currentTheme();
    const end = openingEnd(poster.lines);
    const state = `${kind} ${theme} ${canvas.width} ${Math.min(elapsed, end)} ${Math.min(scrolled, SCROLL)}`;
    // A frame's timestamp may be earlier than `startedAt`.
    if (elapsed < end) wake();
    if (state === drawn) return;
    drawn = state;
    const { x, y, width } = poster.frame;
    const unit = canvas.width / width;
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.clearRect(0, 0, canvas.width, canvas.height);
    surface.setTransform(unit, 0, 0, unit, -x * unit, -y * unit);
    surface.lineWidth = (STROKE[kind] * pixels) / unit;
    surface.lineJoin = 'round';
    surface.globalCompositeOperation = CROSSING[theme];
    const gradient = surface.createLinearGradient(poster.begin, 0, x + width, 0);
    for (const share of STOPS) gradient.addColorStop(share, hueColour(share, theme));
    surface.strokeStyle = gradient;
    for (let k = 0; k < poster.lines; k += 1) {
      surface.beginPath();
      poster.line(surface, lineOf(poster, k), openness(k, elapsed, scrolled));
      surface.stroke();
    }
    canvas.dataset.live = '';
  };

  const wake = () => {
    if (frame === 0 && !document.hidden && !reduced.matches) frame = requestAnimationFrame(draw);
  };

  const sizes = new ResizeObserver(() => {
    pixels = pixelRatio();
    drawn = '';
    canvas.width = Math.round(canvas.clientWidth * pixels);
    canvas.height = Math.round(canvas.clientHeight * pixels);
    if (canvas.width > 0 && !reduced.matches) draw(performance.now());
  });
  sizes.observe(canvas);
  const follow = () => {
    scrolled = scrollY;
    if (scrolled <= 2 * SCROLL) wake();
  };
  addEventListener('scroll', follow, { signal, passive: true });
  document.addEventListener('visibilitychange', wake, { signal });
  reduced.addEventListener('change', wake, { signal });
  const stopThemeChanges = onThemeChange(wake);
  return () => {
    stopped.abort();
    sizes.disconnect();
    stopThemeChanges();
    cancelAnimationFrame(frame);
    delete canvas.dataset.live;
  };
}
