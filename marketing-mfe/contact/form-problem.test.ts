import { describe, expect, test } from '@jest/globals';
import { findErrors, remainingErrors } from './form-problem.tsx';

const message = 'x '.repeat(2550);

test('finds an error in each field that cannot be sent', () => {
  expect(findErrors({ name: '', email: 'shirin', subject: '', message })).toEqual({
    name: 'Enter your name',
    email: 'Enter an email address with an @, such as name@company.com',
    message: 'Shorten your message by 99 characters',
  });
  expect(findErrors({ name: 'S', email: 's@shokal.example', message: 'Hello' })).toEqual({});
});

describe('while the visitor corrects a field', () => {
  const format = 'Enter an email address with an @, such as name@company.com';

  test('its error stays until the text can be sent', () => {
    expect(remainingErrors({ email: format }, { email: 'shirin.' })).toEqual({ email: format });
    expect(remainingErrors({ email: format }, { email: 'shirin@s' })).toEqual({
      email: 'Enter a whole email address, such as name@company.com',
    });
    expect(remainingErrors({ email: format }, { email: 'shirin@shokal.example' })).toEqual({});
  });

  test('a field that was empty has no error while it is filled in for the first time', () => {
    expect(remainingErrors({ email: 'Enter your email address' }, { email: 's' })).toEqual({});
  });

  test('a text that is too long keeps an error with the figure', () => {
    const errors = { message: 'Shorten your message by 99 characters' };
    expect(remainingErrors(errors, { message: message.slice(0, 5010) })).toEqual({
      message: 'Shorten your message by 9 characters',
    });
    expect(remainingErrors(errors, { message: message.slice(0, 5000) })).toEqual({});
  });

  test('other fields get no errors, and keep theirs', () => {
    const errors = { name: 'Enter your name' };
    expect(remainingErrors(errors, { name: '', email: 's' })).toEqual(errors);
  });

  test('an error that only the site knows leaves with the next change', () => {
    expect(remainingErrors({ subject: 'Not today' }, { subject: 'Orders' })).toEqual({});
  });
});
