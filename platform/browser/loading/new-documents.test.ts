import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { openNewDocuments } from './new-documents.ts';

const navigate = jest.fn(async (_to: unknown, _options?: object) => undefined);
const leave = jest.fn(async (_to: unknown, _options?: object) => new Promise<never>(() => undefined));
const look = jest.fn(async () => undefined);

beforeEach(() => void jest.clearAllMocks());
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Follows a link. Returns what opened its page: a new document or a navigation. */
function follow(to: string, { isFar = false, isBehind = false, options = {} } = {}): string {
  const router = { navigate };
  openNewDocuments(router as never, { look, isBehind, isFar: () => isFar }, leave);
  void router.navigate(to, options);
  expect(leave.mock.calls.length + navigate.mock.calls.length).toBe(1);
  return leave.mock.calls.length > 0 ? 'document' : 'navigation';
}

function type(field: string): void {
  document.body.innerHTML = field;
  document.body.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
}

it.each([
  { what: 'whose remote is there', isFar: false, opened: 'navigation' },
  { what: 'whose remote is not there', isFar: true, opened: 'document' },
  { what: 'when a release is not live any more', isBehind: true, opened: 'document' },
  {
    what: 'with a state, whose remote is not there',
    isFar: true,
    options: { state: { from: 'x' } },
    opened: 'navigation',
  },
  { what: 'as a form', isFar: true, options: { formMethod: 'get' }, opened: 'navigation' },
])('opens a page $what by a $opened', ({ opened, ...how }) => {
  expect(follow('/Chatbot#end', how)).toBe(opened);
});

it.each(['//evil.example/x', 'https://evil.example/x', 'javascript:alert(1)'])('never leaves for %s', (to) => {
  expect(follow(to, { isFar: true, isBehind: true })).toBe('navigation');
});

it('replaces the address with that of the document if the link does', () => {
  follow('/Chatbot?a=b#end', { isFar: true, options: { replace: true } });
  expect(leave).toHaveBeenCalledWith(`${location.origin}/Chatbot?a=b#end`, { replace: true });
});

it('stays in the document within a page, without a connection, and in the history', () => {
  expect(follow('?a=b', { isFar: true })).toBe('navigation');
  jest.clearAllMocks();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(follow('/Chatbot', { isFar: true })).toBe('navigation');
  jest.clearAllMocks();
  expect(follow(-1 as never, { isFar: true, isBehind: true })).toBe('navigation');
});

it('stays while a text is typed, but not for a search or one that is taken back', () => {
  const router = { navigate };
  openNewDocuments(router as never, { look, isBehind: false, isFar: () => true }, leave);
  type('<textarea>Three lines</textarea>');
  void router.navigate('/Chatbot');
  expect(leave).not.toHaveBeenCalled();
  for (const field of ['<input type="search" value="shop">', '<textarea> </textarea>']) {
    leave.mockClear();
    type(field);
    void router.navigate('/Chatbot');
    expect(leave).toHaveBeenCalledTimes(1);
  }
});
