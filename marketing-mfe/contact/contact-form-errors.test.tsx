import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import {
  description,
  field,
  fillIn,
  invalidFields,
  mockSite,
  openForm,
  sendButton,
  setUpDocument,
  submit,
} from './contact-page.fixture.tsx';

let site: ReturnType<typeof mockSite>;

setUpDocument();
beforeEach(() => {
  site = mockSite();
  openForm();
});

const summaryLinks = () => screen.queryAllByRole('link', { name: /^(Enter|Shorten)/ }).map((link) => link.textContent);

/** Types into a field, as `fireEvent.input` does. */
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

describe('before sending', () => {
  test('the form checks its fields itself, and can be posted without scripts', () => {
    const form = sendButton().closest('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/contact');
    expect(form?.noValidate).toBe(true);
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      expect(field(name).hasAttribute('maxlength')).toBe(false);
      expect(field(name).required).toBe(name !== 'Subject');
    }
    const typing = (name: string) => [
      field(name).autocomplete,
      field(name).inputMode,
      field(name).getAttribute('enterkeyhint'),
    ];
    expect(typing('Name')).toEqual(['name', '', 'next']);
    expect(typing('Email')).toEqual(['email', 'email', 'next']);
    expect(typing('Subject')).toEqual(['', '', 'next']);
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/PrivacyPolicy');
  });

  test('an incomplete form is not sent: each invalid field says what to do, and the first one has the focus', () => {
    type('Email', 'shirin');
    submit();
    expect(site.addresses()).not.toContain('/api/v1/contact');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(invalidFields()).toEqual(['Name', 'Email', 'Message']);
    expect(document.activeElement).toBe(field('Name'));
    expect(description('Name')).toBe('Error: Enter your name');
    expect(description('Email')).toBe('Error: Enter an email address with an @, such as name@company.com');
    expect(screen.getByRole('heading', { name: 'Three answers need another look' })).toBeTruthy();
    expect(summaryLinks()).toEqual([
      'Enter your name',
      'Enter an email address with an @, such as name@company.com',
      'Enter your message',
    ]);
    expect(document.title).toBe('Error: Contact');
  });

  test('nothing is marked while the visitor types for the first time', () => {
    type('Email', 's');
    fireEvent.blur(field('Email'));
    expect(invalidFields()).toEqual([]);
  });

  test('an error leaves its field and the summary as soon as it is corrected', () => {
    type('Email', 'shirin');
    submit();
    type('Name', 'S');
    expect(invalidFields()).toEqual(['Email', 'Message']);
    type('Email', 'shirin@');
    expect(description('Email')).toBe('Error: Enter a whole email address, such as name@company.com');
    type('Email', 'shirin@shokal.example');
    expect(summaryLinks()).toEqual(['Enter your message']);
    type('Message', 'B');
    expect([invalidFields(), summaryLinks(), document.title]).toEqual([[], [], 'Contact']);
  });

  test('a text that is too long is kept whole, with the figure', () => {
    const long = `${'x '.repeat(2512)}yz`;
    fillIn({ message: long });
    fireEvent.input(field('Message'));
    expect(screen.getByText('26 over 5,000')).toBeTruthy();
    expect(invalidFields()).toEqual([]);
    submit();
    expect(description('Message')).toBe('Error: Shorten your message by 26 characters');
    expect(field('Message').value).toBe(long);
    type('Message', long.slice(0, 4988));
    expect(invalidFields()).toEqual([]);
    expect(screen.getByText('13 characters left')).toBeTruthy();
    expect(site.addresses()).not.toContain('/api/v1/contact');
  });
});
