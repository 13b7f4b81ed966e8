import { actions } from '../../content/inbox.ts';
import { checkbox } from './checkbox.ts';
import type { Selection } from './use-selection.ts';

interface SelectAllProps {
  readonly selection: Selection;
}

/** A checkbox that selects all messages on the page. It is mixed if only some are selected. */
export function SelectAll({ selection: { ids, isAll, toggleAll } }: SelectAllProps) {
  return (
    <input
      type="checkbox"
      aria-label={actions.selectAll}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = ids.length > 0 && !isAll;
      }}
      onChange={toggleAll}
      css={checkbox}
    />
  );
}
