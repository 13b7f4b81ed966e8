import { beforeEach, expect, it, jest } from '@jest/globals';
import { readNotes, writeNotes } from './kept-notes.ts';

beforeEach(() => sessionStorage.clear());

const notes = { text: 'Late', notes: [{ text: 'Two crates', isSent: true }] };

it('reads what it has written', () => {
  expect(readNotes()).toBeUndefined();
  writeNotes(notes);
  expect(readNotes()).toEqual(notes);
});

it.each(['', 'no JSON', '1', 'null', '{"text":1,"notes":[]}', '{"text":"","notes":[null]}', '{"text":"","notes":"x"}'])(
  'ignores other values: %s',
  (stored) => {
    sessionStorage.setItem('delivery-note', stored);
    expect(readNotes()).toBeUndefined();
  },
);

it('ignores a value that is too large', () => {
  sessionStorage.setItem('delivery-note', JSON.stringify({ text: 'x'.repeat(3000), notes: [] }));
  expect(readNotes()).toBeUndefined();
});

it('does nothing if the browser refuses to store', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => writeNotes(notes)).not.toThrow();
  refused.mockRestore();
});
