import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, listResponse, message, openAdmin, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

const SPAM = message(1, { state: 'spam', spam: ['hidden-field', 'links'] });

setUpAdmin();
beforeEach(() => {
  api.contact = () => listResponse([SPAM]);
  api.message = () => Response.json(SPAM);
});

test('an open message in spam shows the reason, and Not spam moves it to the inbox', async () => {
  openAdmin(`${paths.messages}?state=spam&message=${SPAM.id}`);
  await screen.findByText('In spam because a hidden field was filled in, and of its links.');
  fireEvent.click(screen.getByRole('button', { name: 'Not spam' }));
  await waitFor(() => expect(api.changes).toEqual([{ ids: [SPAM.id], state: 'read' }]));
});

test('the spam folder has the words and addresses that are blocked, one on each line', async () => {
  const sent: unknown[] = [];
  api.blocked = (body) => {
    if (body !== undefined) sent.push(body);
    return Response.json(body ?? { words: ['casino'], addresses: [] });
  };
  openAdmin(`${paths.messages}?state=spam`);
  fireEvent.click(await screen.findByRole('button', { name: 'Blocked words and addresses' }));
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Words and phrases');
  expect(words.value).toBe('casino');
  fireEvent.change(words, { target: { value: 'casino\n\n  cheap links \ncasino' } });
  fireEvent.change(screen.getByLabelText('Addresses and domains'), { target: { value: 'spam.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ words: ['casino', 'cheap links'], addresses: ['spam.example'] }]);
});

test('a list that is refused keeps its text', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openAdmin(`${paths.messages}?state=spam`);
  fireEvent.click(await screen.findByRole('button', { name: 'Blocked words and addresses' }));
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Words and phrases');
  api.blocked = () => new Response(null, { status: 400 });
  fireEvent.change(words, { target: { value: 'a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('2 to 100 characters');
  expect(words.value).toBe('a');
});
