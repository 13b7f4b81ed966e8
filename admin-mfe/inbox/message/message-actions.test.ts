import { expect, test } from '@jest/globals';
import { message } from '../../admin.fixture.tsx';
import { mailtoReply } from './message-actions.tsx';

const fieldsOf = (address: string): Record<string, string> => {
  const url = new URL(address);
  return { to: url.pathname, ...Object.fromEntries(url.searchParams) };
};

test('a reply quotes the text line by line', () => {
  const { to, subject, body } = fieldsOf(
    mailtoReply(message(1, { subject: 'A shop & more?', message: 'One\n\nTwo + "three"' })),
  );
  expect([to, subject]).toEqual(['visitor1@shokal.example', 'Re: A shop & more?']);
  expect(body).toMatch(/^\r\n\r\n.*, Visitor 1 <visitor1@shokal\.example>:\r\n> One\r\n> \r\n> Two \+ "three"$/);
});

test('the text of a message cannot add fields to the email', () => {
  const sent = message(1, {
    email: 'a?bcc=all@b.example',
    subject: 're: x&cc=all@b.example',
    message: '&bcc=all@b.example',
  });
  const { to, ...fields } = fieldsOf(mailtoReply(sent));
  expect(to).toBe('a%3Fbcc%3Dall@b.example');
  expect(Object.keys(fields)).toEqual(['subject', 'body']);
  expect(fields).toMatchObject({ subject: 're: x&cc=all@b.example' });
});

test('only the beginning of a long text is quoted', () => {
  expect(mailtoReply(message(1, { message: 'x'.repeat(5000) })).length).toBeLessThan(2000);
});
