import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Key of the styles of components; other styles have other keys. */
const KEY = 'css';

/** A class of Emotion in a style sheet. */
const CLASS = /\.css-([a-z0-9]+)/g;

/**
 * Creates Emotion's cache, the same on server and browser. Rules are inserted one by one in development, too: the
 * Content-Security-Policy forbids writing text into a style element. Supported browsers need no vendor prefixes.
 * @param sent Names of the rules that the page has.
 */
export function createStyleCache(sent: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: KEY, speedy: true, stylisPlugins: [hoverOnly] });
  for (const id of sent) cache.inserted[id] = true;
  return cache;
}

/**
 * Returns the HTML of a page's style element. It has not the attribute by which Emotion finds elements: Emotion would move them to the head's end,
 * where they are already, and the whole page would be styled once more, and painted later.
 */
export const styleTag = (css: string): string => `<style data-critical>${css}</style>`;

/** Returns the names of the rules that the page has, without the key. */
export function readSentRules(): string[] {
  const css = Array.from(document.querySelectorAll('style[data-critical]'), (style) => style.textContent).join('');
  return Array.from(css.matchAll(CLASS), ([, name = '']) => name);
}

/** Length of a rule that is processed: Emotion and this plugin skip it. */
const DONE = -1;

const hovers = (selector: string) => selector.includes(':hover');

/**
 * A plugin of Emotion's preprocessor: selectors with `:hover` count only where the pointer hovers. On a touchscreen an element
 * would stay hovered after a tap. The other selectors of a rule are written before it, unchanged. The rule itself retains its
 * selectors, which nested rules read, but no declarations.
 */
export const hoverOnly: StylisPlugin = (element, index, children, serialize) => {
  const { type, props, length } = element;
  if (type !== 'rule' || typeof props === 'string' || length === DONE || !props.some(hovers)) return;
  const rule = { ...element, length: DONE };
  const hovered = { ...rule, root: element, props: props.filter(hovers) };
  const rules = [
    { ...rule, props: props.filter((selector) => !hovers(selector)) },
    { ...rule, type: '@media', value: '@media (hover:hover)', children: [hovered] },
  ];
  element.children = [];
  return rules.map((split) => (split.props.length > 0 ? serialize(split, index, children, serialize) : '')).join('');
};

/** What holds for the whole page, in both themes and at every size: the first rule of the base styles. */
const ROOT = /^\s*:root\{[^}]*\}/;

/** The start of a use of a custom property that has a fallback. */
const USE = /var\((--[\w-]+), */g;

/**
 * Returns CSS without the fallbacks of the custom properties that the base styles' first rule declares for the whole page. Remotes write a fallback for
 * each token, so that they show without a shell; in a page they are a tenth of the styles.
 */
export function withoutFallbacks(css: string, base: string): string {
  const declared = ROOT.exec(base)?.[0] ?? '';
  let text = '';
  let end = 0;
  for (const { 0: use, 1: name, index } of css.matchAll(USE)) {
    if (index < end || !declared.includes(`${name}:`)) continue;
    text += `${css.slice(end, index)}var(${name})`;
    end = closingAfter(css, index + use.length) + 1;
  }
  return text + css.slice(end);
}

/** Returns the position of the parenthesis that closes the one before `start`. */
function closingAfter(css: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
    if (depth === 0) break;
  }
  return at;
}
