import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { installModalDialogs } from '@studio/ui/modal-dialogs.fixture';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { field, fieldTexts, fillIn, mockSite, openForm, sendButton, words } from './contact-page.fixture.tsx';

beforeAll(installModalDialogs);
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const created = () => Response.json({ id: 'x', createdAt: '2025-01-01T00:00:00.000Z' }, { status: 201 });

describe('the subject in the address', () => {
  test('fills the field, cut to its maximum length', () => {
    openForm(`/contact?subject=${encodeURIComponent('Tea & “cake” '.repeat(20))}`);
    expect(field('Subject').value).toBe('Tea & “cake” '.repeat(20).slice(0, 200));
  });

  test('changes with the address, and is removed with it', async () => {
    const router = openForm('/contact?subject=Careers');
    await act(() => router.navigate('/contact?subject=Appointment'));
    expect(field('Subject').value).toBe('Appointment');
    await act(() => router.navigate('/contact'));
    expect(field('Subject').value).toBe('');
  });

  test('does not replace typed text', async () => {
    const router = openForm('/contact?subject=Careers');
    fireEvent.change(field('Subject'), { target: { value: 'Cake' } });
    await act(() => router.navigate('/contact?subject=Appointment'));
    expect(field('Subject').value).toBe('Cake');
  });

  test('does not return after the message was sent', async () => {
    const site = mockSite();
    openForm('/contact?subject=Careers');
    fillIn({ subject: 'Careers' });
    fireEvent.click(sendButton());
    site.respond(created());
    await screen.findByRole('dialog', { name: 'Success' });
    expect(field('Subject').value).toBe('');
  });
});

describe('a form posted without scripts', () => {
  test('shows in the page that it was sent, until another message is sent', async () => {
    const site = mockSite();
    openForm('/contact?sent=1');
    expect(screen.getByRole('status').textContent).toBe('Your message has been sent!');
    fillIn();
    fireEvent.click(sendButton());
    expect(screen.queryByRole('status')).toBeNull();
    site.respond(created());
    await screen.findByRole('dialog', { name: 'Success' });
  });

  test('shows nothing for any other value', () => {
    openForm('/contact?sent=yes');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('and refused keeps its fields and shows their errors', async () => {
    const site = mockSite();
    openForm('/contact', { values: { ...words, email: 'shirin' }, errors: { email: 'Write the whole address.' } });
    expect(screen.getByRole('alert').textContent).toBe('Failed to send message');
    expect(fieldTexts()).toEqual({ ...words, email: 'shirin' });
    const described = field('Email').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Write the whole address.');

    fillIn();
    fireEvent.click(sendButton());
    expect(screen.queryByRole('alert')).toBeNull();
    site.respond(created());
    await screen.findByRole('dialog', { name: 'Success' });
    expect(fieldTexts()).toEqual({ name: '', email: '', subject: '', message: '' });
  });
});
