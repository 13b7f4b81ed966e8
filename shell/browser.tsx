import { hydrateShell } from '@platform/browser/hydrate';
import { patchNavigate } from './frame/navigation/patch-navigate.ts';
import { parts } from './parts.tsx';

hydrateShell(parts, { onRouter: patchNavigate });
