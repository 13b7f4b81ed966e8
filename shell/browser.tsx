import { startShell } from '@platform/browser/start-shell';
import { patchNavigate } from './frame/navigation/patch-navigate.ts';

startShell(loadParts, { onRouter: patchNavigate });

/** Loads the parts of the pages, and what the frame says in the language of this document. */
async function loadParts() {
  const { addLanguage, parts } = await import(/* webpackMode: "eager" */ './parts.tsx');
  if (document.documentElement.lang === 'bn') addLanguage('bn', (await import('./content/bn/frame.ts')).bengali);
  return parts;
}

/** Loads what makes things move, and fonts that came late, on the first sign that a visitor uses the page. */
const prepare = () => void import('./frame/first-use.ts').catch(console.warn);
for (const use of ['pointermove', 'touchstart', 'keydown'])
  addEventListener(use, prepare, { once: true, passive: true });
