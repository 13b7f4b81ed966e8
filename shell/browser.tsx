import { startShell } from '@platform/browser/start-shell';
import { localeOf } from '@studio/client/locale';

const loadModule = () => import(/* webpackMode: "eager" */ './options.tsx');

startShell(async () => (await loadModule()).options, {
  localeOf,
  prepare: loadLanguage,
  onStart: prepareForUse,
});

/** Loads the texts of the layout if this document is not in English. */
async function loadLanguage(): Promise<void> {
  if (document.documentElement.lang !== 'bn') return;
  const [{ addLanguage }, { bengali }] = await Promise.all([loadModule(), import('./content/bn/layout.ts')]);
  addLanguage('bn', bengali);
}

/** Loads motion and late fonts on the first activity, after `onStart`: before it, Trusted Types refuse scripts. */
function prepareForUse(): void {
  const prepare = () => void import(/* webpackChunkName: "first-use" */ './layout/first-use.ts').catch(console.warn);
  for (const use of ['pointermove', 'touchstart', 'keydown'])
    addEventListener(use, prepare, { once: true, passive: true });
}
