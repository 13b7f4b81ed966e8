import type { ReceivedMessage } from '@studio/client/contact';
import { useState } from 'react';

/** Keeps which messages are selected. A selection on another page of the list is kept, too. */
export function useSelection(messages: readonly ReceivedMessage[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const all = messages.map(({ id }) => id);
  const ids = all.filter((id) => selected.has(id));
  const isAll = all.length > 0 && ids.length === all.length;
  const change = (changed: readonly string[], isSelected: boolean) => {
    const others = [...selected].filter((id) => !changed.includes(id));
    setSelected(new Set(isSelected ? [...others, ...changed] : others));
  };
  return {
    /** Ids of the selected messages on this page, in its order. */
    ids,
    isAll,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => change([id], !selected.has(id)),
    selectAll: () => change(all, true),
    toggleAll: () => change(all, !isAll),
    clear: () => setSelected(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
