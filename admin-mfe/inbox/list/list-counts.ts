import { countsText, messagesText } from '../../content/inbox.ts';
import { useCount } from '../message-queries.ts';
import { filterOf, useView } from '../view.ts';

/** Returns the figures of the list that is shown, as its filters leave it: `48 messages, 3 unread`. */
export function useListCounts(): string | undefined {
  const { view } = useView();
  const { data } = useCount(filterOf({ ...view, sort: 'newest' }, new Date()));
  if (!data) return undefined;
  return view.folder === 'trash' ? messagesText(data.total) : countsText(data);
}
