import { importLazily } from '@platform/browser/activity';
import { HYDRATED_EVENT } from '@platform/browser/start/first-page';
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

/**
 * Loads late fonts when the page is hydrated, and motion on the first activity, after `onStart`: before it, Trusted Types refuse scripts.
 */
function prepareForUse(): void {
  const showFonts = async () => {
    const load = () => import(/* webpackChunkName: "late-fonts" */ './layout/fonts/late-fonts.ts');
    await (await importLazily(load)).showLateFonts().catch(console.warn);
  };
  document.addEventListener(HYDRATED_EVENT, () => void showFonts(), { once: true });
  const prepare = () => void importLazily(() => import(/* webpackChunkName: "first-use" */ './layout/first-use.ts'));
  for (const use of ['pointermove', 'touchstart', 'keydown'])
    addEventListener(use, prepare, { once: true, passive: true });
}
