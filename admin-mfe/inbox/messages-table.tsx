import { VisuallyHidden } from '@studio/ui/visually-hidden';
import type { ReactNode } from 'react';
import { inbox } from '../content/inbox.ts';
import { table } from './messages-table.styles.ts';

interface MessagesTableProps {
  /** Its rows are not there yet. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The table around the messages' rows. */
export function MessagesTable({ busy = false, children }: MessagesTableProps) {
  return (
    <table css={table} aria-busy={busy}>
      <caption>
        <VisuallyHidden>{inbox.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {Object.entries(inbox.columns).map(([column, title]) => (
            <th key={column} scope="col" className={column}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
