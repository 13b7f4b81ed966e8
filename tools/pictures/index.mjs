import { makeHero } from './hero.mjs';
import { makeIcons } from './icons.mjs';
import { writePictures, writeTemplates } from './lib/modules.mjs';
import { TEMPLATES } from './lib/photograph.mjs';
import { format } from './lib/repository.mjs';
import { makeMockups, mockups } from './mockups.mjs';
import { makeNumerals } from './numerals.mjs';
import { makePhotographs, photographs } from './photographs.mjs';

const HELP = `npm run pictures -- [icons | numerals | hero | photographs | mockups | modules] [id …]
  Makes the pictures that a program makes: all of them, or the named parts; photographs and mock-ups of all templates, or of
  the named ones. \`modules\` only writes the modules that import the pictures. Commit the result: neither the build nor a test
  runs this command. The encoder and the typefaces are installed below tools/pictures the first time.`;

/** @type {Record<string, (ids: readonly string[]) => void | Promise<void>>} */
const PARTS = {
  icons: makeIcons,
  numerals: makeNumerals,
  hero: makeHero,
  photographs: makePhotographs,
  mockups: makeMockups,
  modules: () => {
    for (const kind of [photographs, mockups]) writePictures(kind);
    writeTemplates();
  },
};

const names = process.argv.slice(2);
const ids = names.filter((name) => TEMPLATES.includes(name));
const parts = names.filter((name) => name in PARTS);
const unknown = names.find((name) => !ids.includes(name) && !parts.includes(name));
if (unknown !== undefined) {
  console.log(HELP);
  if (unknown !== '--help') process.exitCode = 1;
} else {
  for (const part of parts.length > 0 ? parts : Object.keys(PARTS))
    await PARTS[part]?.(ids.length > 0 ? ids : TEMPLATES);
  format();
}
