import { drawBengaliName, makeBengaliFonts, makeOutlines, makeSiteFonts } from './site.mjs';
import { makeWebsiteFonts, WEBSITES } from './websites.mjs';

const HELP = `npm run fonts -- [site | websites | id …]
  Makes fonts from their sources, with the characters and the weights that are used and no others: the site's, with the
  outlines of share pictures, and those of the ready-made websites, of all or of the named ones. Commit the result: neither the build nor a test runs this command. Its
  dependencies are installed below tools/fonts the first time.`;

const names = process.argv.slice(2);
const ids = names.filter((name) => WEBSITES.includes(name));
const unknown = names.find((name) => !['site', 'websites', ...WEBSITES].includes(name));
if (unknown !== undefined) {
  console.log(HELP);
  if (unknown !== '--help') process.exitCode = 1;
} else {
  if (names.length === 0 || names.includes('site')) {
    await makeSiteFonts();
    await makeBengaliFonts();
    drawBengaliName();
    await makeOutlines();
  }
  if (names.length === 0 || names.includes('websites')) await makeWebsiteFonts(WEBSITES);
  else if (ids.length > 0) await makeWebsiteFonts(ids);
}
