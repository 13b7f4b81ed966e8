import { beforeEach, expect, jest, test } from '@jest/globals';
import { loadDraft, saveDraft } from './form-state.ts';

beforeEach(() => sessionStorage.clear());

test('loads what was saved', () => {
  saveDraft({ name: 'Shirin', message: 'By phone.' });
  expect(loadDraft()).toEqual({ name: 'Shirin', message: 'By phone.' });
});

test('removes the draft when all fields are empty', () => {
  saveDraft({ name: 'Shirin' });
  saveDraft({ name: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
  expect(loadDraft()).toEqual({});
});

test('keeps a text that is too long to be sent', () => {
  const message = 'a'.repeat(5001);
  saveDraft({ message });
  expect(loadDraft()).toEqual({ message });
});

test.each(['{', '[1]', '{"name":7}'])('ignores invalid %.20s', (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('contact-draft', text);
  expect(loadDraft()).toEqual({});
  warn.mockRestore();
});
