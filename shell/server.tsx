import { createServerHalf } from '@platform/browser/render';
import { baseCss } from './frame/base-css.ts';
import { themeScript } from './frame/theme-script.ts';
import { parts } from './parts.tsx';

export const { render, shared } = createServerHalf(parts, { css: baseCss, script: themeScript });
