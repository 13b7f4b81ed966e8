import { startShell } from '@platform/browser/start-shell';
import { patchNavigate } from './frame/navigation/patch-navigate.ts';

startShell(async () => (await import(/* webpackMode: "eager" */ './parts.tsx')).parts, { onRouter: patchNavigate });

/** Loads what makes things move, and fonts that came late, on the first sign that a visitor uses the page. */
const prepare = () => void import('./frame/first-use.ts').catch(console.warn);
for (const use of ['pointermove', 'touchstart', 'keydown'])
  addEventListener(use, prepare, { once: true, passive: true });
