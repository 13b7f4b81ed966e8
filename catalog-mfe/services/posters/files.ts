import { serviceFigures } from '../../content/service-figures.ts';
import { servicePosters } from '../../content/service-posters.ts';
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
    const { wide, phone } = posters[servicePosters[slug]];
    files.set(`${slug}-closed`, svgOf(wide, 0, STROKE.wide));
    files.set(`${slug}-open`, svgOf(wide, 1, STROKE.wide));
    files.set(`${slug}-phone-rest`, svgOf(phone, REST, STROKE.phone));
    files.set(`${slug}-phone-open`, svgOf(phone, 1, STROKE.phone));
    files.set(`${slug}-figure`, svgOf(figure(serviceFigures[slug].text), 1, STROKE.wide));
  }
  return files;
}

/** The stills of a service by the ends of their files' names. */
const KINDS = {
  closed: 'closed',
  figure: 'figure',
  open: 'open',
  phoneOpen: 'phone-open',
  phoneRest: 'phone-rest',
} as const;

/** Returns the module `stills.ts`, which gives the addresses of the files, as a bundler knows them. */
export function stillsModule(): string {
  const slugs = serviceSlugs.toSorted();
  const nameOf = (slug: string, kind: string) =>
    `${slug}-${kind}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const imports = slugs.flatMap((slug) =>
    Object.values(KINDS).map((kind) => `import ${nameOf(slug, kind)} from './stills/${slug}-${kind}.svg';`),
  );
  const entries = slugs.map((slug) => {
    const fields = Object.entries(KINDS).map(([key, kind]) => `    ${key}: ${nameOf(slug, kind)},`);
    return `  '${slug}': {\n${fields.join('\n')}\n  },`;
  });
  return `// Written by \`npm run stills\`.
import type { ServiceSlug } from '../../content/service-offers.ts';
${imports.join('\n')}

/** Addresses of the files that \`npm run stills\` draws. Each of them is for a mask: its lines are opaque, its ground is transparent. */
interface Stills {
  /** The poster before it opens, and open. */
  readonly closed: string;
  readonly open: string;
  /** The poster of phones before the page is scrolled, and open. */
  readonly phoneRest: string;
  readonly phoneOpen: string;
  /** The number of the proof. */
  readonly figure: string;
}

export const stills: Readonly<Record<ServiceSlug, Stills>> = {
${entries.join('\n')}
};
`;
}
