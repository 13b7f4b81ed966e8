import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { installModalDialogs } from '@studio/ui/modal-dialogs.fixture';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { field, fillIn, held, mockSite, openForm, sendButton, words } from './contact-page.fixture.tsx';

beforeAll(installModalDialogs);
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const stored = () => Response.json({ id: 'x', createdAt: '2025-01-01T00:00:00.000Z' }, { status: 201 });

describe('the subject in the address', () => {
  test('is filled in, cut to its bound', () => {
    openForm(`/contact?subject=${encodeURIComponent('Tea & “cake” '.repeat(20))}`);
    expect(field('Subject').value).toBe('Tea & “cake” '.repeat(20).slice(0, 200));
  });

  test('follows the address, and is taken away with it', async () => {
    const router = openForm('/contact?subject=Careers');
    await act(() => router.navigate('/contact?subject=Appointment'));
    expect(field('Subject').value).toBe('Appointment');
    await act(() => router.navigate('/contact'));
    expect(field('Subject').value).toBe('');
  });

  test('does not overwrite what was typed', async () => {
    const router = openForm('/contact?subject=Careers');
    fireEvent.change(field('Subject'), { target: { value: 'Cake' } });
    await act(() => router.navigate('/contact?subject=Appointment'));
    expect(field('Subject').value).toBe('Cake');
  });

  test('does not come back when the message was sent', async () => {
    const site = mockSite();
    openForm('/contact?subject=Careers');
    fillIn({ subject: 'Careers' });
    fireEvent.click(sendButton());
    site.answer(stored());
    await screen.findByRole('dialog', { name: 'Success' });
    expect(field('Subject').value).toBe('');
  });
});

describe('a form that was posted without scripts', () => {
  test('says in the page that it was sent, and sends again', async () => {
    const site = mockSite();
    openForm('/contact?sent=1');
    expect(screen.getByRole('status').textContent).toBe('Your message has been sent!');
    fillIn();
    fireEvent.click(sendButton());
    expect(screen.queryByRole('status')).toBeNull();
    site.answer(stored());
    await screen.findByRole('dialog', { name: 'Success' });
  });

  test('says nothing at any other value', () => {
    openForm('/contact?sent=yes');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('and refused keeps its fields and says what is wrong with them', async () => {
    const site = mockSite();
    openForm('/contact', { values: { ...words, email: 'shirin' }, errors: { email: 'Write the whole address.' } });
    expect(screen.getByRole('alert').textContent).toBe('Failed to send message');
    expect(held()).toEqual({ ...words, email: 'shirin' });
    const described = field('Email').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Write the whole address.');

    fillIn();
    fireEvent.click(sendButton());
    expect(screen.queryByRole('alert')).toBeNull();
    site.answer(stored());
    await screen.findByRole('dialog', { name: 'Success' });
    expect(held()).toEqual({ name: '', email: '', subject: '', message: '' });
  });
});
