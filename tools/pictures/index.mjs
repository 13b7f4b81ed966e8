import { makeHero } from './hero.mjs';
import { makeIcons } from './icons.mjs';
import { writePictures, writeTemplates } from './lib/modules.mjs';
import { PROJECTS, TEMPLATES } from './lib/photograph.mjs';
import { format } from './lib/repository.mjs';
import { makeNumerals } from './numerals.mjs';
import { makePhotographs, photographs } from './photographs.mjs';
import { listProjects, makeProjects } from './projects.mjs';

const HELP = `npm run pictures -- [icons | numerals | hero | photographs | projects | modules] [id …]
  Makes the pictures that a program makes: all of them, or the named parts; photographs of all templates and projects, or of
  the named ones. \`modules\` only writes the modules that import the pictures. Commit the result: neither the build nor a test
  runs this command. The encoder and the typefaces are installed below tools/pictures the first time.`;

/** @type {Record<string, (ids: readonly string[]) => void | Promise<void>>} */
const PARTS = {
  icons: makeIcons,
  numerals: makeNumerals,
  hero: makeHero,
  photographs: (ids) => makePhotographs(TEMPLATES.filter((id) => ids.includes(id))),
  projects: (ids) => makeProjects(PROJECTS.filter((id) => ids.includes(id))),
  modules: () => {
    writePictures(photographs);
    writeTemplates();
    return listProjects();
  },
};

const names = process.argv.slice(2);
const sites = [...TEMPLATES, ...PROJECTS];
const ids = names.filter((name) => sites.includes(name));
const parts = names.filter((name) => name in PARTS);
const unknown = names.find((name) => !ids.includes(name) && !parts.includes(name));
if (unknown !== undefined) {
  console.log(HELP);
  if (unknown !== '--help') process.exitCode = 1;
} else {
  for (const part of parts.length > 0 ? parts : Object.keys(PARTS)) await PARTS[part]?.(ids.length > 0 ? ids : sites);
  format();
}
