import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { paths } from '@studio/contract/paths';
import { screen } from '@testing-library/react';
import { closeAdmin, type FakeApi, fakeApi, listAnswer, message, openAdmin } from '../admin.fixture.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(closeAdmin);

test('the dashboard counts the messages and shows the five newest', async () => {
  api.contact = () => listAnswer([6, 5, 4, 3, 2, 1].map((day) => message(day)));
  openAdmin(paths.admin);
  expect(await screen.findByText('6 messages')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Dashboard');
  expect(screen.getByText('Welcome, Admin')).toBeTruthy();
  expect(screen.getByText('Subject 2')).toBeTruthy();
  expect(screen.queryByText('Subject 1')).toBeNull();
  expect(screen.getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/admin/messages');
});

test('it does not pass a part of the messages off as all', async () => {
  api.contact = () => listAnswer([message(1)], { link: '</api/v1/contact?cursor=a>; rel="next"' });
  openAdmin(paths.admin);
  expect(await screen.findByText('The newest 1 message')).toBeTruthy();
});
