import { expect, test } from '@jest/globals';
import { findErrors, remainingErrors } from './form-problem.tsx';

const message = 'x '.repeat(2550);
const format = 'Enter an email address with an @, such as name@company.com';
const tooLong = (excess: number) => `Shorten your message by ${excess} characters`;

test('finds an error in each field that cannot be sent', () => {
  const errors = { name: 'Enter your name', email: format, message: tooLong(99) };
  expect(findErrors({ name: '', email: 'shirin', subject: '', message })).toEqual(errors);
  expect(findErrors({ name: 'S', email: 's@shokal.example', message: 'Hello' })).toEqual({});
});

test.each([
  ['an error stays until the text can be sent', { email: format }, { email: 'shirin.' }, { email: format }],
  [
    'an error changes with the text',
    { email: format },
    { email: 'shirin@s' },
    { email: 'Enter a whole email address, such as name@company.com' },
  ],
  ['a valid text has no error', { email: format }, { email: 'shirin@shokal.example' }, {}],
  ['a first text in an empty field has no error', { email: 'Enter your email address' }, { email: 's' }, {}],
  [
    'a text that is too long has an error with the figure',
    { message: tooLong(99) },
    { message: message.slice(0, 5010) },
    { message: tooLong(9) },
  ],
  ['a shortened text has no error', { message: tooLong(99) }, { message: message.slice(0, 5000) }, {}],
  ['other fields get no errors', { name: 'Enter your name' }, { name: '', email: 's' }, { name: 'Enter your name' }],
  ['an error of the API is removed by the next change', { subject: 'Not today' }, { subject: 'Orders' }, {}],
])('%s', (_, shown, texts, remaining) => {
  expect(remainingErrors(shown, texts)).toEqual(remaining);
});
