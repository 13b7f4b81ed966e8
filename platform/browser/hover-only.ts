import type { StylisPlugin } from '@emotion/cache';

/** Marks a rule that is done: Emotion and this plugin leave a rule without a length alone. */
const DONE = -1;

const hovers = (selector: string) => selector.includes(':hover');

/**
 * A plugin of Emotion's preprocessor: selectors with `:hover` count only where the pointer hovers. On a touchscreen an element
 * would stay hovered after a tap. The other selectors of a rule are written before it, as they are. The rule itself keeps its
 * selectors, which nested rules read, but no declarations.
 */
export const hoverOnly: StylisPlugin = (element, index, children, serialize) => {
  const { type, props, length } = element;
  if (type !== 'rule' || typeof props === 'string' || length === DONE || !props.some(hovers)) return;
  const rule = { ...element, length: DONE };
  const hovered = { ...rule, root: element, props: props.filter(hovers) };
  const parts = [
    { ...rule, props: props.filter((selector) => !hovers(selector)) },
    { ...rule, type: '@media', value: '@media (hover:hover)', children: [hovered] },
  ];
  element.children = [];
  return parts.map((part) => (part.props.length > 0 ? serialize(part, index, children, serialize) : '')).join('');
};
