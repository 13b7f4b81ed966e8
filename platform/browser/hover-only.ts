import type { StylisPlugin } from '@emotion/cache';

/** Marks a rule that is done: Emotion and this plugin leave a rule without a length alone. */
const DONE = -1;

const hovers = (selector: string) => selector.includes(':hover');

/**
 * A plugin of Emotion's preprocessor: selectors with `:hover` count only where the pointer hovers. On a touchscreen an element
 * would stay hovered after a tap. The other selectors of a rule are written before it, as they are.
 */
export const hoverOnly: StylisPlugin = (element, index, children, serialize) => {
  const { type, props, root, length } = element;
  if (type !== 'rule' || typeof props === 'string' || length === DONE || !props.some(hovers)) return;
  const others = props.filter((selector) => !hovers(selector));
  const rule = { ...element, length: DONE };
  const hovered = { ...rule, root: element, props: props.filter(hovers) };
  Object.assign(element, { type: '@media', value: '@media (hover:hover)', children: [hovered] });
  return others.length > 0 ? serialize({ ...rule, root, props: others }, index, children, serialize) : undefined;
};
