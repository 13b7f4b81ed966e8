import { token } from '@studio/ui/tokens';

/** Rendered from the start of a navigation, and visible after 150 ms: most navigations are shorter. */
const progress = `.progress-line{position:fixed;z-index:30;inset:0 0 auto;height:2px;background:${token('iris')};transform-origin:left;animation:progress 8s cubic-bezier(.1,.7,.3,1) 150ms both}
@keyframes progress{from{opacity:0;transform:scaleX(0)}2%,to{opacity:1}to{transform:scaleX(.92)}}
@media(forced-colors:active){.progress-line{background:Highlight}}`;

/** Time of a shared element from its old to its new place, in ms, and the curve of its speed. */
const [MOVE_MS, MOVE] = [420, 'cubic-bezier(.3,0,.1,1)'];

/** A page appears in the first time, in ms, as soon as the old one is gone: no heading is seen through another. Shared elements leave in it, too, and arrive from the second one. */
const [OUT_MS, IN_MS] = [120, 190];

/** Kinds of shared elements that are pictures. */
const PICTURES = ['person', 'post', 'site'];

/** Returns a selector of pseudo-elements of several kinds of shared elements. */
const of = (kinds: readonly string[], parts: readonly string[], state = ''): string =>
  kinds.flatMap((kind) => parts.map((part) => `::view-transition-${part}(.${kind})${state}`)).join();

/**
 * View transitions. A picture of a shared element is as wide as the element, keeps its proportions and is cropped: fixed to
 * its top, except portraits, which stand on the foot of their field, and covers, which pages crop around the middle. The new
 * picture covers the old one, so that what both show never becomes transparent. That of a site is there at once: on phones a page
 * and its picture have other lines.
 */
const transitions = `@keyframes leave{to{opacity:0}}@keyframes arrive{from{opacity:0}}
::view-transition{background:${token('ground')}}
::view-transition-group(*){animation-duration:${MOVE_MS}ms;animation-timing-function:${MOVE}}
::view-transition-old(*){animation:leave ${OUT_MS}ms ease-out both}
::view-transition-new(*){animation:arrive ${MOVE_MS - IN_MS}ms ${IN_MS}ms ease-out both}
::view-transition-old(root){animation:none;opacity:0}
::view-transition-new(root){animation:arrive ${OUT_MS}ms ease-out both}
${of(PICTURES, ['group'])}{overflow:clip;border-radius:${token('radius-picture')}}
${of(PICTURES, ['old'])}{animation:none}
${of(PICTURES, ['old'], ':only-child')}{animation:leave ${OUT_MS}ms ease-out both}
${of(PICTURES, ['new'])}{animation:arrive ${IN_MS}ms ease-out both;mix-blend-mode:normal}
${of(['site'], ['old'])}{animation:leave ${OUT_MS}ms ease-out both}
${of(['site'], ['new'])}{animation:none}
${of(['person'], ['old', 'new'])}{inset-block:auto 0}
${of(['post'], ['old', 'new'])}{inset-block:0;margin-block:auto}
${of(['title'], ['group'])}{animation-duration:${IN_MS}ms}
${of(['still'], ['group', 'new'])}{animation:none}
${of(['still'], ['old'])}{display:none}
${of(['still'], ['old'], ':only-child')}{display:block}
@media(prefers-reduced-motion:reduce){::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}`;

/** The part of the global style sheet that navigations use. */
export const navigationCss = `${progress}\n${transitions}`;
