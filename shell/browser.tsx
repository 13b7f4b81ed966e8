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
 * Loads late fonts when the page is hydrated, and motion on the first activity, after `onStart`: before it, Trusted Types refuse scripts. If that fails, it is
 * tried again when the visitor presses a key or touches the page.
 */
function prepareForUse(): void {
  const showFonts = () =>
    void import(/* webpackChunkName: "late-fonts" */ './layout/fonts/late-fonts.ts')
      .then(({ showLateFonts }) => showLateFonts())
      .catch(console.warn);
  document.addEventListener(HYDRATED_EVENT, showFonts, { once: true });
  const loaded = new AbortController();
  const prepare = () =>
    void import(/* webpackChunkName: "first-use" */ './layout/first-use.ts').then(() => loaded.abort(), console.warn);
  addEventListener('pointermove', prepare, { once: true, passive: true });
  for (const use of ['touchstart', 'keydown']) addEventListener(use, prepare, { passive: true, signal: loaded.signal });
}
