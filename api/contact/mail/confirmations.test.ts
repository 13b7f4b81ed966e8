import { expect, it } from '@jest/globals';
import 'nodemailer';
import { randomUUID } from 'node:crypto';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { CONFIRMATIONS, mailboxOf } from './mails.ts';
import { DAY, header, MINUTE, messageOf, NOON, OWN, textOf, visitorMails } from './visitor-mails.fixture.ts';

it.each([
  ['Ada@B.example', 'ada@b.example'],
  ['ada+shop@b.example', 'ada@b.example'],
  ['ada+a+b@b.example', 'ada@b.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describeOnEachDatabase('confirmations', ({ kind, testDatabase }) => {
  const setUp = visitorMails({ testDatabase });

  it('repeat nothing that a visitor wrote, neither in a header nor in the text', async () => {
    const { server, mail } = await setUp();
    const { inbox, sendDue } = server();
    const evil = 'Buy pills\r\nBcc: all@b.example\u202e https://evil.example';
    await inbox.add(messageOf('ada@b.example', { name: evil, subject: evil, message: evil }));
    await sendDue();
    const [sent = ''] = mail.accepted;
    expect(textOf(sent)).not.toMatch(/pills|evil|Bcc|all@b|Zo/i);
    expect(header(sent, 'To')).toBe('ada@b.example');
    expect(header(sent, 'Auto-Submitted')).toBe('auto-replied');
    expect(sent.match(/^[\w-]+(?=:)/gm)?.filter((name) => /^(To|Cc|Bcc|From|Reply-To)$/.test(name))).toEqual([
      'From',
      'To',
    ]);
  });

  it('are in the language of the message', async () => {
    const { server, mail } = await setUp();
    const { inbox, sendDue } = server();
    await inbox.add(messageOf('a@b.example', { message: 'আমাদের একটি online shop দরকার।' }));
    await inbox.add(messageOf('b@b.example', { message: 'We need a shop, ধন্যবাদ।' }));
    await sendDue();
    const subjects = mail.accepted.map((sent) => [header(sent, 'To'), header(sent, 'Subject')]);
    expect(subjects).toEqual([
      ['a@b.example', expect.stringMatching(/^=\?UTF-8\?/)],
      ['b@b.example', 'Studio 285 has received your message'],
    ]);
  });

  it('confirm to one mailbox three times a day at most, whatever its spelling, and to the site itself never', async () => {
    const { server, mail, clock, confirmations } = await setUp();
    const { inbox, sendDue } = server();
    const spellings = ['ada@b.example', 'ADA@b.example', 'ada+1@b.example', 'Ada+2@B.example', 'ada@b.example'];
    await Promise.all([...spellings, ...OWN, 'Admin+x@studio.example'].map((email) => inbox.add(messageOf(email))));
    await inbox.add(messageOf('ada@b.example'));
    await sendDue();
    expect(mail.accepted).toHaveLength(CONFIRMATIONS.perMailbox);
    clock.time += DAY - MINUTE;
    await inbox.add(messageOf('ada@b.example'));
    expect(await confirmations()).toBe(3);
    clock.time += 2 * MINUTE;
    await inbox.add(messageOf('ada@b.example'));
    expect(await confirmations()).toBe(4);
  });

  it('confirm 200 times a day at most, by all servers together', async () => {
    const { db, server, confirmations, reopen } = await setUp();
    const [one, other] = [server(), server(kind === 'SQLite' ? db : await reopen())];
    for (let i = 0; i < 220; i += 2) {
      const [first, second] = [i, i + 1].map((n) => messageOf(`visitor${n}@b.example`));
      await Promise.all([first && one.inbox.add(first), second && other.inbox.add(second)]);
    }
    expect(await confirmations()).toBe(CONFIRMATIONS.perDay);
  });

  it('confirm again after a clock was ahead', async () => {
    const { server, clock, confirmations } = await setUp();
    const { inbox } = server();
    clock.time += 3650 * DAY;
    for (let i = 0; i < 3; i += 1) await inbox.add(messageOf('ada@b.example'));
    clock.time = NOON;
    await inbox.add(messageOf('ada@b.example'));
    expect(await confirmations()).toBe(4);
  });

  it('confirm no spam, nothing in the trash, and nothing twice', async () => {
    const { server, mail } = await setUp();
    const { inbox, sendDue } = server();
    const [{ id: spam }, { id: deleted }] = [
      await inbox.add(messageOf('a@b.example')),
      await inbox.add(messageOf('b@b.example')),
    ];
    const again = { ...messageOf('c@b.example'), id: randomUUID() };
    await inbox.add(again);
    await inbox.add(again);
    await inbox.change([spam], { state: 'spam' });
    await inbox.change([deleted], { deleted: true });
    await sendDue();
    expect(mail.accepted.map((text) => header(text, 'To'))).toEqual(['c@b.example']);
  });

  it('confirm a message later if the mail server is down when it arrives', async () => {
    const { server, mail, clock } = await setUp();
    const { inbox, sendDue } = server();
    mail.behaviour.mail = '421 Down';
    await inbox.add(messageOf('ada@b.example'));
    await sendDue();
    mail.behaviour.mail = '250 Accepted';
    clock.time += 2 * MINUTE;
    await sendDue();
    expect(mail.accepted).toHaveLength(1);
  });
});
