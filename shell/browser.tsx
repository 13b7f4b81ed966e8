import { hydrateShell } from '@platform/browser/hydrate';
import { patchNavigate } from './frame/navigation/patch-navigate.ts';
import { parts } from './parts.tsx';

hydrateShell(parts, { onRouter: patchNavigate });

/** Loads what makes things move, and fonts that came late, on the first sign that a visitor uses the page. */
const prepare = () => void import('./frame/first-use.ts').catch(console.warn);
for (const use of ['pointermove', 'touchstart', 'keydown'])
  addEventListener(use, prepare, { once: true, passive: true });
