import { createServerBundle } from '@platform/browser/render';
import { parts } from './options.tsx';

export const { render, shared } = createServerBundle(parts);
