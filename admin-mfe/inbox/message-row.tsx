import type { ReceivedMessage } from '@studio/contract/contact';
import { inbox } from '../content/inbox.ts';
import { LocalTime } from './local-time.tsx';
import { MessageText } from './message-text.tsx';

interface MessageRowProps {
  readonly message: ReceivedMessage;
}

/** One message. What a visitor wrote is shown as text, whatever it looks like. */
export function MessageRow({ message: { name, email, subject, message, createdAt } }: MessageRowProps) {
  return (
    <tr>
      <th scope="row" className="name">
        {name}
      </th>
      <td className="email">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td className="subject">{subject || <span className="none">{inbox.noSubject}</span>}</td>
      <td className="message">
        <MessageText text={message} />
      </td>
      <td className="date">
        <LocalTime iso={createdAt} />
      </td>
    </tr>
  );
}
