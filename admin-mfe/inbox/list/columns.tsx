import type { ReceivedMessage } from '@studio/client/contact';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import type { ReactNode } from 'react';
import { messageLabels } from '../../content/inbox.ts';
import { LocalTime } from '../../layout/local-time.tsx';
import { OpenLink } from './open-link.tsx';

/** A column of the table. */
export interface Column {
  /** Class name of its cells. */
  readonly id: keyof typeof messageLabels.columns;
  /** Maximum width in rem of the bar that is shown while messages are loading. */
  readonly barWidth: number;
  readonly cell: (message: ReceivedMessage) => ReactNode;
}

/** The columns, from left to right. Text of visitors is rendered as text, never as HTML. */
export const columns: readonly Column[] = [
  {
    id: 'name',
    barWidth: 7,
    cell: ({ id, name, state }) => (
      <>
        {state === 'new' && <VisuallyHidden>{`${messageLabels.unread} `}</VisuallyHidden>}
        <OpenLink id={id}>{name}</OpenLink>
      </>
    ),
  },
  { id: 'email', barWidth: 10, cell: ({ email }) => email },
  {
    id: 'subject',
    barWidth: 6,
    cell: ({ subject }) => subject || <span className="none">{messageLabels.noSubject}</span>,
  },
  { id: 'message', barWidth: 14, cell: ({ message }) => message },
  { id: 'date', barWidth: 5, cell: ({ createdAt }) => <LocalTime iso={createdAt} relative /> },
];
