import { type ContactFieldName, contactField, contactFieldNames, type ReceivedMessage } from '@studio/client/contact';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import type { ReactNode } from 'react';
import { ListTime } from '../../components/local-time.tsx';
import { messageLabels } from '../../content/inbox.ts';
import { OpenLink } from './open-link.tsx';

/** A column of the table. */
export interface Column {
  /** Class name of its cells. */
  readonly id: ContactFieldName | 'date';
  readonly label: string;
  /** Maximum width in rem of the bar that is shown while messages are loading. */
  readonly barWidth: number;
  readonly cell: (message: ReceivedMessage) => ReactNode;
}

/** Cells of fields that are more than their text. Text of visitors is rendered as text, never as HTML. */
const cells: Partial<Record<ContactFieldName, Column['cell']>> = {
  name: ({ id, name, state }) => (
    <>
      {state === 'new' && <VisuallyHidden>{`${messageLabels.unread} `}</VisuallyHidden>}
      <OpenLink id={id}>{name}</OpenLink>
    </>
  ),
  subject: ({ subject }) => subject || <span className="none">{messageLabels.noSubject}</span>,
};

/** The columns, from left to right. */
export const columns: readonly Column[] = [
  ...contactFieldNames
    .filter((name) => contactField(name).isColumn)
    .map((name) => ({
      id: name,
      label: contactField(name).label,
      barWidth: contactField(name).control === 'textarea' ? 14 : 7,
      cell: cells[name] ?? ((message: ReceivedMessage) => message[name]),
    })),
  {
    id: 'date',
    label: messageLabels.date,
    barWidth: 5,
    cell: ({ createdAt }) => <ListTime iso={createdAt} />,
  },
];
