import { PATHS } from '@studio/pictures/hero-paths';
import type { Art } from './card.ts';
import { around, bubbles, envelope, exposure, parted, woven } from './lines.ts';
import type { PageCard } from './page-card.ts';
import { cover, coverWall, portrait, portraits, project, site, siteWall, twoSites } from './pictures.ts';

/** Drawings of pages without pictures. */
const LINES = [...PATHS.map((path) => () => exposure(path)), woven, around, bubbles];

/** Most lines that a drawing has, and fewest. */
const QUESTIONS = { most: 24, fewest: 4 };

/**
 * Returns the drawing beside the title of a page.
 * @param images Those of the page's pictures that could be read.
 */
export function artOf({ about, count, url }: PageCard, images: readonly Uint8Array[]): Art {
  const [first, second] = images;
  if (first) {
    if (about === 'Person') return portrait(first);
    if (about === 'Organization') return portraits(images.slice(0, 6));
    if (about === 'Product') return site(first);
    if (about === 'ListItem') return second ? shelf(images, second) : site(first);
    if (about === 'CreativeWork') return project(first);
    return images.length > 1 ? coverWall(images) : cover(first);
  }
  if (about === 'FAQPage') return parted(Math.min(QUESTIONS.most, Math.max(QUESTIONS.fewest, count)));
  if (about === 'ContactPage') return envelope();
  const { pathname } = new URL(url);
  const sum = Array.from(pathname.slice(1), (letter) => letter.codePointAt(0) ?? 0).reduce(
    (a, b) => (a * 31 + b) % 9973,
    7,
  );
  return (LINES[sum % LINES.length] ?? woven)();
}

/** Photographs of sites: the first two of a few, in windows; more on a wall. */
function shelf(images: readonly Uint8Array[], second: Uint8Array): Art {
  if (images.length > 3) return siteWall(images, images.length > 7 ? 4 : 2);
  return twoSites(images[0] ?? second, second);
}
