import { command, StepFailed } from '../lib/steps.mjs';

const help = `node tools/pictures/index.mjs [drawings | hero | photographs | mockups]
  Makes the pictures anew that are made by a program, all of them unless one part is named. What it writes is committed:
  neither the build nor a test runs it. The encoder and the typefaces are installed below tools/pictures the first time.`;

/** Parts by name; each is loaded only when it is run. */
const parts = {
  drawings: async () => (await import('./drawings.mjs')).makeDrawings(),
  hero: async () => (await import('./hero-art.mjs')).makeHeroArt(),
  photographs: async () => (await import('./photographs.mjs')).makePhotographs(),
  mockups: async () => (await import('./mockups.mjs')).makeMockups(),
};

await command(async () => {
  const names = process.argv.slice(2);
  if (names.includes('--help')) return console.log(help);
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) throw new StepFailed(`No part is called ${unknown}: ${Object.keys(parts).join(', ')}.`);
  for (const [name, make] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) await make();
  }
});
