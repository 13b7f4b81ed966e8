import { createServerHalf } from '@platform/browser/render';
import { parts } from './parts.tsx';

export const { render, shared } = createServerHalf(parts);
