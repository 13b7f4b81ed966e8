import { token, tokensCss } from '@studio/ui/tokens';

const reset = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;margin:0;background:${token('ground')};color:${token('ink')};font:400 1rem/1.6 ${token('font-text')};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0}
:where(ul[class],ol[class]){padding:0;list-style-type:""}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
button,input,textarea{font:inherit;letter-spacing:inherit}
summary::-webkit-details-marker{display:none}
svg{flex:none;display:block}
main{flex:1 0 auto}
::selection{background:${token('iris-wash')}}`;

const focus = `:focus-visible{outline:2px solid ${token('iris')};outline-offset:3px}
main:focus{outline:none}
html:has(dialog[open]){overflow:hidden}`;

/** While the phone's menu is open, what it covers can neither be scrolled nor reached with the keyboard. */
const sheet = `@media (max-width:47.99rem){html:has(details[data-sheet][open]){overflow:hidden}html:has(details[data-sheet][open]) :is(main,aside,footer){visibility:hidden}}`;

const motion = `@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}`;

/** The shell's global style sheet, the only one of the site: tokens, a small reset, focus, motion. Constant text. */
export const baseCss = [tokensCss, reset, focus, sheet, motion].join('\n');
