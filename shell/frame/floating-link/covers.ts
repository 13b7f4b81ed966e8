/** Controls that must not be covered, whether they show text or not. */
const CONTROLS = 'button, input, select, summary, textarea';

/** Parts of a side at which the box is probed: text is higher than half of the floating link. */
const PROBES = [0.04, 0.5, 0.96];

/** A box of the window, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Returns whether a box of the window lies over text or a control of the page. What `except` contains does not count. */
export function coversText(box: Box, except: Element): boolean {
  const below = new Set<Element>();
  for (const x of PROBES) {
    for (const y of PROBES) {
      const at = document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height);
      for (const element of at) if (!except.contains(element)) below.add(element);
    }
  }
  return [...below].some((element) => element.matches(CONTROLS) || hasTextIn(element, box));
}

/** Returns whether a line of the element's own text reaches into the box. */
function hasTextIn(element: Element, { left, top, width, height }: Box): boolean {
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    range.selectNode(node);
    for (const line of range.getClientRects()) {
      if (line.right > left && line.left < left + width && line.bottom > top && line.top < top + height) return true;
    }
  }
  return false;
}
