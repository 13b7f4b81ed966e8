import { serviceFigures } from '../../content/service-figures.ts';
import { serviceSlugs } from '../../content/services.ts';
import { figure } from './figures.ts';
import { REST } from './motion.ts';
import { posters } from './posters.ts';
import { STROKE } from './strokes.ts';
import { svgOf } from './svg.ts';

/** Returns the files of the stills by name: each service's poster and figure. */
export function stillFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const slug of serviceSlugs) {
    const { wide, phone } = posters[slug];
    files.set(`${slug}-closed`, svgOf(wide, 0, STROKE.wide));
    files.set(`${slug}-open`, svgOf(wide, 1, STROKE.wide));
    files.set(`${slug}-phone-rest`, svgOf(phone, REST, STROKE.phone));
    files.set(`${slug}-phone-open`, svgOf(phone, 1, STROKE.phone));
    files.set(`${slug}-figure`, svgOf(figure(serviceFigures[slug].text), 1, STROKE.wide));
  }
  return files;
}
