import { hydrateShell } from '@platform/browser/hydrate';
import { parts } from './parts.tsx';

hydrateShell(parts);
