import { beforeEach, expect, test } from '@jest/globals';
import type { Webhook } from '@studio/client/webhooks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, muteErrors, openAdmin, problemResponse, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

const HOOK: Webhook = { id: '1', url: 'https://hooks.example/a', form: 'json', secret: 'whsec_abc' };
const TIME = '2025-03-12T10:14:00.000Z';

setUpAdmin();
let webhooks: Webhook[];
beforeEach(() => {
  webhooks = [HOOK];
  api.webhooks = (path, method, body) => {
    if (path.endsWith('/test')) return Response.json({ failure: 404 });
    if (method === 'POST') webhooks.push({ ...HOOK, ...(body as object), id: '2' });
    if (method === 'DELETE') webhooks = webhooks.filter(({ id }) => !path.endsWith(id));
    if (method !== 'GET') return Response.json(webhooks.at(-1) ?? {});
    const delivery = { id: 'd', webhook: '1', message: 'm', createdAt: TIME, attempts: 1, againAt: TIME };
    return Response.json({ webhooks, deliveries: [{ ...delivery, state: 'sending', failure: 'silent' }] });
  };
});

test('a webhook is added, tested and removed, and its key is shown when it is asked for', async () => {
  openAdmin(paths.webhooks);
  await screen.findByText(HOOK.url);
  expect(screen.queryByText('whsec_abc')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the key' }));
  screen.getByText('whsec_abc');
  fireEvent.click(screen.getByRole('button', { name: `Send a test to ${HOOK.url}` }));
  await screen.findByText('Not delivered: the address answered with status 404.');
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: ' https://slack.example/b ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove https://slack.example/b' }));
  await waitFor(() => expect(webhooks).toEqual([HOOK]));
});

test('the log says why a delivery is repeated, and leads to its message', async () => {
  openAdmin(paths.webhooks);
  const row = (await screen.findAllByRole('row')).at(-1);
  expect(row?.textContent).toContain('hooks.example');
  expect(row?.textContent).toContain('Waiting. Not delivered: no answer within 10 seconds. Again:');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe(paths.message('m'));
});

test('an address that is refused says why, and stays in its field', async () => {
  muteErrors();
  openAdmin(paths.webhooks);
  const field = await screen.findByLabelText<HTMLInputElement>('Address');
  fireEvent.change(field, { target: { value: 'https://10.0.0.1/' } });
  api.webhooks = () => problemResponse(409, 'The address is inside a network.');
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  await screen.findByText('The address is inside a network.');
  expect(field.value).toBe('https://10.0.0.1/');
});
