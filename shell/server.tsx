import { createServerBundle } from '@platform/browser/render';
import { bengali } from './content/bn/layout.ts';
import lateStyles from './late.css?url';
import { baseCss } from './layout/document/base-css.ts';
import { describePage } from './layout/document/describe-page.ts';
import { bengaliCss, bengaliFonts, fontFiles, titleFont } from './layout/document/fonts.ts';
import { addLanguage } from './layout/known-languages.ts';
import { options } from './options.tsx';

/**
 * Inline script that applies the stored theme before the first paint. It also marks documents with a search text (`q`), without which
 * the server renders lists. Constant, so that the Content-Security-Policy can contain its hash. If storage is not allowed, the theme
 * follows the system.
 */
const themeScript =
  "{const d=document.documentElement.dataset;try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch{}" +
  "if(/[?&]q=./.test(location.search))d.searched=''}";

addLanguage('bn', bengali);

export const { render, shared } = createServerBundle(options, {
  css: (lang) => (lang === 'bn' ? `${baseCss}\n${bengaliCss()}` : baseCss),
  fonts: (lang) => [...(lang === 'bn' ? bengaliFonts : []), ...Object.values(fontFiles)],
  titleFont: (lang) => (lang === 'en' ? titleFont : undefined),
  lateStyles,
  script: themeScript,
  describePage,
});
