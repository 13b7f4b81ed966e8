import { startShell } from '@platform/browser/start-shell';
import { patchNavigate } from './layout/navigation/patch-navigate.ts';

const loadModule = () => import(/* webpackMode: "eager" */ './options.tsx');

startShell(async () => (await loadModule()).parts, {
  onRouter(router) {
    patchNavigate(router);
    prepareForUse();
  },
  prepare: loadLanguage,
});

/** Loads what the layout says, if this document is in another language than English. */
async function loadLanguage(): Promise<void> {
  if (document.documentElement.lang !== 'bn') return;
  const [{ addLanguage }, { bengali }] = await Promise.all([loadModule(), import('./content/bn/layout.ts')]);
  addLanguage('bn', bengali);
}

/**
 * Loads what makes things move, and fonts that came late, on the first sign that a visitor uses the page. Before there is a router no
 * script may be loaded: the browser refuses it, as the document has no policy yet (`restrictMarkup`).
 */
function prepareForUse(): void {
  const prepare = () => void import(/* webpackChunkName: "first-use" */ './layout/first-use.ts').catch(console.warn);
  for (const use of ['pointermove', 'touchstart', 'keydown'])
    addEventListener(use, prepare, { once: true, passive: true });
}
