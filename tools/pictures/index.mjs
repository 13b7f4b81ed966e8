import { reportFailures, StepFailed } from '@platform/cli/process/steps';
import { TEMPLATES } from './lib/faces.mjs';

const help = `npm run pictures -- [drawings | hero | photographs | mockups] [id …]
  Makes the pictures anew that are made by a program, all of them unless one part is named; of photographs and mock-ups those
  of the templates that are named, or all. What it writes is committed:
  neither the build nor a test runs it. The encoder and the typefaces are installed below tools/pictures the first time.`;

/**
 * Parts by name; each is loaded only when it is run.
 * @type {Record<string, (ids: readonly string[]) => Promise<void>>}
 */
const parts = {
  drawings: async () => (await import('./drawings.mjs')).makeDrawings(),
  hero: async () => (await import('./hero-art.mjs')).makeHeroArt(),
  photographs: async (ids) => (await import('./photographs.mjs')).makePhotographs(ids),
  mockups: async (ids) => (await import('./mockups.mjs')).makeMockups(ids),
};

await reportFailures(async () => {
  const names = process.argv.slice(2);
  if (names.includes('--help')) return console.log(help);
  const ids = names.filter((name) => TEMPLATES.includes(name));
  const unknown = names.find((name) => !(name in parts) && !ids.includes(name));
  if (unknown !== undefined)
    throw new StepFailed(`No part or template is called ${unknown}: ${Object.keys(parts).join(', ')}.`);
  for (const [name, make] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) await make(ids.length > 0 ? ids : TEMPLATES);
  }
});
