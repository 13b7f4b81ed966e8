import { beforeEach, expect, jest, test } from '@jest/globals';
import { keepDraft, keptDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

test('what was kept is there again', () => {
  keepDraft({ name: 'Shirin', message: 'By phone.' });
  expect(keptDraft()).toEqual({ name: 'Shirin', message: 'By phone.' });
});

test('empty fields leave nothing', () => {
  keepDraft({ name: 'Shirin' });
  keepDraft({ name: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
  expect(keptDraft()).toEqual({});
});

test.each(['{', '[1]', '{"name":7}', JSON.stringify({ name: 'a'.repeat(121) })])('%.20s is not used', (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('contact-draft', text);
  expect(keptDraft()).toEqual({});
  warn.mockRestore();
});
