import { fontList } from '@studio/ui/tokens';
import regular from '../fonts/hind-siliguri-400.woff2';
import bold from '../fonts/hind-siliguri-600.woff2';

/** URLs of the typeface of Bengali pages, Hind Siliguri: it has the letters and digits that the other two have not. */
export const bengaliFonts = [regular, bold] as const;

const face = (weight: string, file: string) =>
  `@font-face{font-family:Hind Siliguri;font-weight:${weight};font-display:optional;src:url(${file}) format("woff2");unicode-range:U+964-965,U+980-9FF,U+200C-200D}`;

/**
 * Returns what Bengali pages have after the global style sheet. Signs stand above and below the letters, which are joined: lines are further
 * apart, and letters where the typeface has them.
 */
export const bengaliCss = (): string => `${face('400 450', regular)}
${face('500 700', bold)}
:root:lang(bn){--font-display:${fontList('Bricolage Grotesque, Hind Siliguri', 'Bricolage')};--font-title:var(--font-display);--font-text:${fontList('Geist, Hind Siliguri', 'Geist')}}
:lang(bn) :is(h1,h2,h3,p,li,a,label,button,span){letter-spacing:0}
:lang(bn) :is(h1,h2,h3){line-height:1.3}`;
