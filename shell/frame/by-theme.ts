/** Shows elements of the class `in-light` in the light theme only, and `in-dark` in the dark one, also without scripts. */
export const byThemeCss = `.in-dark,html[data-theme=dark] .in-light{display:none}
html[data-theme=dark] .in-dark{display:block}
@media(prefers-color-scheme:dark){html:not([data-theme=light]) .in-dark{display:block}html:not([data-theme=light]) .in-light{display:none}}`;
