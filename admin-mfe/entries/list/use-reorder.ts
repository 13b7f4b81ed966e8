import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { listTexts } from '../../content/entries.ts';

interface Lifted {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Height of a row, in px. */
  readonly height: number;
  /** Where the pointer lifted it, on the page, and how far it has moved it; unset with the keyboard. */
  readonly pointer?: { readonly startY: number; readonly y: number };
}

const pageY = ({ clientY }: PointerEvent) => clientY + window.scrollY;

/** Height of the row that contains a handle, in px. */
const heightOf = ({ currentTarget }: { readonly currentTarget: Element }) =>
  currentTarget.closest('tr, li')?.getBoundingClientRect().height ?? 0;

/**
 * Returns the props of rows and their handles that change the order: a handle is dragged, or lifted with Space, moved with the arrow keys and
 * dropped with Space; Escape returns the row.
 * @param rows Their ids and titles, in order. All have the same height.
 * @param onMove Called with the new place of a row, from 0, when it is dropped elsewhere.
 */
export function useReorder(
  rows: readonly { readonly id: string; readonly title: string }[],
  onMove: (id: string, to: number) => void,
) {
  const [lifted, setLifted] = useState<Lifted>();
  const [spoken, setSpoken] = useState('');
  const titleOf = (id: string) => rows.find((row) => row.id === id)?.title ?? '';
  const within = (place: number) => Math.min(rows.length - 1, Math.max(0, place));
  const isAtHandle = (id: string) => lifted?.id === id;

  function drop(): void {
    if (!lifted) return;
    setLifted(undefined);
    if (lifted.to === lifted.from) return;
    setSpoken(listTexts.placed(titleOf(lifted.id), lifted.to + 1, rows.length));
    onMove(lifted.id, lifted.to);
  }

  function cancel(): void {
    if (lifted) setSpoken(listTexts.placed(titleOf(lifted.id), lifted.from + 1, rows.length));
    setLifted(undefined);
  }

  const handleProps = (id: string, index: number) => ({
    'aria-label': listTexts.handle(titleOf(id), index + 1, rows.length),
    'aria-pressed': isAtHandle(id),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const y = pageY(event);
      setLifted({ id, from: index, to: index, height: heightOf(event), pointer: { startY: y, y } });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!lifted?.pointer) return;
      const { startY } = lifted.pointer;
      const y = pageY(event);
      setLifted({
        ...lifted,
        to: within(lifted.from + Math.round((y - startY) / lifted.height)),
        pointer: { startY, y },
      });
    },
    onPointerUp: () => lifted?.pointer && drop(),
    onPointerCancel: () => lifted?.pointer && cancel(),
    onBlur: () => isAtHandle(id) && !lifted?.pointer && cancel(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (event.key === ' ') {
        event.preventDefault();
        if (isAtHandle(id)) drop();
        else {
          setLifted({ id, from: index, to: index, height: heightOf(event) });
          setSpoken(listTexts.lifted(titleOf(id)));
        }
      } else if (lifted && isAtHandle(id) && (step !== undefined || event.key === 'Escape')) {
        event.preventDefault();
        event.stopPropagation();
        if (step === undefined) return cancel();
        const to = within(lifted.to + step);
        setLifted({ ...lifted, to });
        setSpoken(listTexts.placed(titleOf(id), to + 1, rows.length));
      }
    },
  });

  /** Returns the attributes of a row: where it is while another one, or itself, is lifted. */
  function rowProps(id: string, index: number) {
    if (!lifted) return {};
    const { from, to, height, pointer } = lifted;
    if (lifted.id === id) {
      const y = pointer ? pointer.y - pointer.startY : (to - from) * height;
      return { 'data-lifted': pointer ? 'pointer' : 'keys', style: { transform: `translate(8px, ${y}px)` } };
    }
    const isBetween = index > Math.min(from - 1, to - 1) && index < Math.max(from + 1, to + 1);
    const shift = isBetween ? (to > from ? -height : height) : 0;
    return { style: { transform: `translateY(${shift}px)`, transition: 'transform 180ms ease-out' } };
  }

  return {
    handleProps,
    rowProps,
    /** What a screen reader is to say. */
    spoken,
    /** Where the lifted row would land, in px below the first row. */
    landing: lifted && lifted.to !== lifted.from ? lifted.to * lifted.height : undefined,
  };
}
