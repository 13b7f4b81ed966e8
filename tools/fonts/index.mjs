import { reportFailures } from '@platform/cli/process/steps';
import { makeFonts } from './make-fonts.mjs';

const help = `npm run fonts
  Makes the site's two typefaces anew from their sources: only the characters and the weights that the site uses. What it
  writes is committed; neither the build nor a test runs it. What it needs is installed below tools/fonts the first time.`;

await reportFailures(async () => {
  if (process.argv.includes('--help')) return console.log(help);
  await makeFonts();
});
