import { from, largeText, token, tokensCss } from '@studio/ui/tokens';
import { fontsCss } from './fonts.ts';

/**
 * From 1600 px on all lengths grow with the window, by half at most at 2560 px. They are never below what the visitor has chosen.
 * Some browsers round the widths of letters to whole pixels, which spaces words unevenly. Geometric precision prevents that.
 */
const reset = `*,*::before,*::after{box-sizing:border-box}
html{font-size:clamp(100%,.8333vw + 2.67px,150%);text-rendering:geometricPrecision;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:5.75rem 6rem}
body{position:relative;display:flex;flex-direction:column;min-height:100dvh;margin:0;background:${token('ground')};color:${token('ink')};font:400 1rem/1.6 ${token('font-text')};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0}
:where(h1,h2,h3,legend,caption){text-wrap:balance}
:where(p,li,dd,figcaption){text-wrap:pretty}
:where(ul[class],ol[class]){padding:0;list-style-type:""}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
button,input,textarea{font:inherit;letter-spacing:inherit}
summary::-webkit-details-marker{display:none}
svg{flex:none;display:block}
main{flex:1 0 auto}
::selection{background:${token('iris-wash')}}`;

const focus = `:focus-visible{outline:2px solid ${token('iris')};outline-offset:3px}
[tabindex="-1"]:focus{outline:none}
html:has(dialog[open]){overflow:hidden}`;

/** While the phone menu is open, the page below it does not scroll and takes no focus. */
const sheet = `@media (max-width:47.99rem){html:has(details[data-sheet][open]){overflow:hidden}html:has(details[data-sheet][open]) :is(main,aside,footer,a[href="#main"]){visibility:hidden}}`;

/** Selects a message field that is not in a dialog. */
const MESSAGE = 'form:not(dialog *) textarea';

/**
 * The floating link: the green of WhatsApp in both themes. The contrast of the ink icon is 9.4 to 1; that of a white one would be
 * 2.0 to 1. On desktops it is centred in the margin of `Container`. A page that fills a phone has the attribute `data-fills-phone`, one
 * with a bar at the bottom of the window `data-foot-bar`. On phones it would cover the fields of a message: there it is below the page.
 */
const floating = `body>aside>a{position:fixed;z-index:5;right:1rem;bottom:min(8vw,2.4rem);display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:#25d366;color:oklch(.19 .03 295);box-shadow:0 12px 28px -14px ${token('shadow')};transition:transform ${token('motion')};@media (hover:hover){&:hover{transform:scale(1.05)}}&:active{transform:scale(.98)}${from.desktop}{right:calc(clamp(3rem, -1.923rem + 7.692vw, 5rem)/2 - 1.375rem)}}@media (max-width:63.99rem){main:has([data-foot-bar])~aside>a{margin-bottom:4.5rem}}@media (max-width:479.98px){main:has([data-fills-phone])~aside>a{display:none}main:has(${MESSAGE})~aside>a{position:static;transform:none!important;margin:-7.25rem 1.25rem 4.5rem auto}}`;

/**
 * While the visitor scrolls down, the header and the floating link are outside of the window; on the way back the header has the
 * background of the page. Both stay while they have the focus, the header also while a menu is open. `useScrollDirection` sets the
 * attribute. On phones and tablets the link would cover text: in the first screen it is shown only above drawings, or a bar.
 */
const scrolling = `body>header{position:relative;z-index:10}
[data-scroll]>body>header{position:sticky;top:0;margin-bottom:-1px;border-bottom:1px solid transparent;transition:transform ${token('motion')}}
[data-scroll]>body>header:where([data-scroll=up] *,:focus-within,:has(:popover-open,[open])){border-color:${token('hairline')};background:${token('ground')}}
[data-scroll=down]>body>header:not(:focus-within,:has(:popover-open,[open])){transform:translateY(-100%)}
[data-scroll=down]>body>aside>a:not(:focus-visible){transform:translateY(10rem)}
@media (max-width:63.99rem) and (scripting:enabled){html:not([data-scroll])>body:not(:has([data-own-lines],[data-foot-bar]))>aside>a:not(:focus-visible){transform:translateY(10rem)}}`;

/** Shows elements of the class `in-light` in the light theme only, and `in-dark` in the dark one, also without scripts. */
const byTheme = `.in-dark.in-dark,html[data-theme=dark] .in-light.in-light{display:none}
html[data-theme=dark] .in-dark.in-dark{display:block}
@media (prefers-color-scheme:dark){html:not([data-theme=light]) .in-dark.in-dark{display:block}html:not([data-theme=light]) .in-light.in-light{display:none}}`;

/** Transitions take 0 s: with .01 ms each would run for an animation frame. */
const motion = `@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}}`;

/** In forced colours, system colours mark the focus and the current page. */
const forced = `@media (forced-colors:active){:focus-visible{outline-color:Highlight}[aria-current]{color:LinkText}}`;

/** Large text on a phone: a word that is longer than its line is broken. */
const largeWords = `${largeText}{body{overflow-wrap:anywhere}}`;

/** The global styles of a page's first screen, inline in each page. `late.css` has the rest. */
export const baseCss = [
  tokensCss(),
  fontsCss(),
  reset,
  focus,
  sheet,
  floating,
  scrolling,
  byTheme,
  motion,
  forced,
  largeWords,
].join('\n');
