import { changeUndo, MAX_CHANGED } from '@studio/client/inbox';
import * as v from 'valibot';
import { createStored } from '../components/hooks.ts';

const lastChange = v.object({ ...changeUndo.entries, at: v.number() });

/** The last change, its time in ms, and the earlier states of its messages. */
export type LastChange = v.InferOutput<typeof lastChange>;

/** Returns the number of messages of a change. */
export const countOf = ({ before }: LastChange): number => before.reduce((sum, { ids }) => sum + ids.length, 0);

/** The change that can be undone. It lasts through navigation and reload until it is undone, closed or followed by another one. */
export const [useLastChange, setLastChange] = createStored<LastChange | undefined>({
  storage: () => sessionStorage,
  key: 'admin-last-change',
  parse: (text) => {
    const stored = text === null ? undefined : v.parse(lastChange, JSON.parse(text));
    return stored && countOf(stored) <= MAX_CHANGED ? stored : undefined;
  },
  format: (change) => (change ? JSON.stringify(change) : null),
});
