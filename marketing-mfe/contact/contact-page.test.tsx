import { describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  created,
  field,
  fieldTexts,
  fillIn,
  mockSite,
  openForm,
  sendButton,
  setUpDocument,
  words,
} from './contact-page.fixture.tsx';

setUpDocument();

describe('the subject in the address', () => {
  test('fills in the field, whole even if it is too long to be sent', () => {
    const subject = 'Tea & “cake” '.repeat(20);
    openForm(`/contact?subject=${encodeURIComponent(subject)}`);
    expect(field('Subject').value).toBe(subject);
    expect(screen.getByText('59 over 200')).toBeTruthy();
  });

  test('is in the HTML if a page links to it; any other one is filled in by the browser', () => {
    openForm('/contact?subject=Careers');
    expect(field('Subject').getAttribute('value')).toBe('Careers');
    cleanup();
    openForm('/contact?subject=Cake');
    expect([field('Subject').getAttribute('value'), field('Subject').value]).toEqual(['', 'Cake']);
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

describe('a message that a link carries', () => {
  const question = 'Can you fix my washing machine? '.repeat(60).trim();

  test('fills in the field, whole from the state of the history', async () => {
    const router = openForm();
    await act(() => router.navigate(`/contact?message=Can`, { state: { message: question } }));
    expect(field('Message').value).toBe(question);
  });

  test('is read from the address in a new tab', () => {
    openForm('/contact?message=A%20%3Cb%3Eshop');
    expect(field('Message').value).toBe('A <b>shop');
  });

  test('is added once to what the visitor has begun', () => {
    sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Hello' }));
    openForm('/contact?message=A+shop');
    expect(field('Message').value).toBe('Hello\n\nA shop');
    cleanup();
    sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Hello\n\nA shop' }));
    openForm('/contact?message=A+shop');
    expect(field('Message').value).toBe('Hello\n\nA shop');
  });
});

test('the time of a message is signed when the page opens, if it has been begun before', () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ name: 'Ada' }));
  const site = mockSite();
  openForm('/contact?subject=Careers');
  expect(field('Name').value).toBe('Ada');
  expect(site.addresses()).toEqual(['/api/v1/contact/stamp']);
});

describe('a form posted without scripts', () => {
  test('shows in the page that it was sent, until another message is sent', async () => {
    const site = mockSite();
    openForm('/contact?sent=1');
    const notice = screen.getByRole('status').textContent;
    expect(notice).toContain('Your message has been sent!');
    expect(notice).toMatch(/replies by email within one working day/);
    expect(screen.getByRole('link', { name: 'hello@studio285.example' })).toBeTruthy();
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
    expect(document.title).toBe('Error: Contact');
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to send messageOne answer needs another look.Write the whole address.',
    );
    expect(fieldTexts()).toEqual({ ...words, email: 'shirin' });
    const described = field('Email').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Error: Write the whole address.');

    fillIn();
    fireEvent.click(sendButton());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Contact');
    site.respond(created());
    await screen.findByRole('dialog', { name: 'Success' });
    expect(fieldTexts()).toEqual({ name: '', email: '', subject: '', message: '' });
  });

  test('and refused as a whole says why, and offers other ways with the text', () => {
    openForm('/contact', { values: words, errors: { form: 'Try again in 9 minutes.' } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Failed to send messageTry again in 9 minutes.');
    const email = within(alert).getByRole('link', { name: 'Send it by email' });
    expect(email.getAttribute('href')).toContain(`body=${encodeURIComponent(words.message)}`);
    expect(within(alert).getByRole('link', { name: /^Send it by WhatsApp/ })).toBeTruthy();
  });

  test('and refused is not shown on a later visit of the page', async () => {
    const router = openForm('/contact', { values: { ...words, email: 'shirin' }, errors: { email: 'Write it.' } });
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/contact'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Email').value).toBe('');
  });
});
