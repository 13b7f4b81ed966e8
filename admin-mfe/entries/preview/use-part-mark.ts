import { token } from '@studio/ui/tokens';
import { useEffect, useEffectEvent } from 'react';
import type { FieldInfo, Values } from '../entry-requests.ts';
import { partOf } from './parts.ts';

/** Distance of the line from its part, its width, and the space that a part gets when it is scrolled into view, in px of the screen. */
const GAP = 14;
const WIDTH = 2;
const SPACE = 48;

interface PartMark {
  readonly page: () => Document | undefined;
  /** The draft that the page shows, as the API has received it. */
  readonly entry: string | undefined;
  readonly field: FieldInfo | undefined;
  readonly scale: number;
}

/** Shows a line beside the part of the page that a field is shown in, and scrolls there. Without such a part there is none. */
export function usePartMark({ page, entry, field, scale }: PartMark): void {
  const find = useEffectEvent((): readonly Element[] => {
    const shown = page();
    if (!shown || !entry || !field) return [];
    return partOf(shown, field, (JSON.parse(entry) as { readonly data: Values }).data[field.name]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another page
  useEffect(() => {
    const part = find();
    const [first] = part;
    if (!first || scale === 0) return;
    const { documentElement, defaultView } = first.ownerDocument;
    const mark = first.ownerDocument.createElement('div');
    mark.dataset.mark = '';
    mark.ariaHidden = 'true';
    const place = () => {
      const boxes = part.map((element) => element.getBoundingClientRect());
      const top = Math.min(...boxes.map((box) => box.top)) + documentElement.scrollTop;
      const bottom = Math.max(...boxes.map((box) => box.bottom)) + documentElement.scrollTop;
      const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - (GAP + WIDTH) / scale);
      Object.assign(mark.style, {
        ...{ position: 'absolute', zIndex: '99', background: token('iris'), width: `${WIDTH / scale}px` },
        ...{ top: `${top}px`, left: `${left}px`, height: `${bottom - top}px` },
      });
    };
    documentElement.append(mark);
    place();
    const { top, bottom } = first.getBoundingClientRect();
    const isInView = top >= 0 && bottom <= documentElement.clientHeight;
    if (!isInView) documentElement.scrollBy({ top: top - SPACE / scale, behavior: 'instant' });
    // Pictures that load later move what is below them.
    const observer = defaultView && new ResizeObserver(place);
    observer?.observe(first.ownerDocument.body);
    return () => {
      observer?.disconnect();
      mark.remove();
    };
  }, [entry, field?.name, scale]);
}
