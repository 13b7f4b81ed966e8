import { expect, it } from '@jest/globals';
import 'nodemailer';
import { randomUUID } from 'node:crypto';
import { contactTexts } from '@studio/client/contact';
import type { Database } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createHistories } from './history.ts';
import { createInbox } from './inbox.ts';
import { mailServers } from './mail-server.fixture.ts';
import { CONFIRMATIONS, createMails, type Mails, mailboxOf } from './mails.ts';
import { createSendToVisitor, type SendToVisitor } from './visitor-mail.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SITE = { name: 'Studio 285', email: 'hello@studio.example' };
const OWN = [SITE.email, 'admin@studio.example'];
const messageOf = (email: string, more: object = {}) =>
  contactTexts({ name: 'Zoë', email, subject: 'A shop', message: 'Hello', ...more });

it.each([
  ['Ada@B.example', 'ada@b.example'],
  ['ada+shop@b.example', 'ada@b.example'],
  ['ada+a+b@b.example', 'ada@b.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describeOnEachDatabase('mails to visitors', ({ kind, testDatabase }) => {
  const mailServer = mailServers();

  const setUp = async () => {
    const { db, reopen } = await testDatabase();
    const mail = await mailServer();
    const clock = { time: NOON };
    const now = () => new Date(clock.time);
    const lines: string[] = [];
    const write = (fields: object, text: string) => void lines.push(`${text} ${JSON.stringify(fields)}`);
    const log = { info: write, warn: write, error: write } as Parameters<typeof createMails>[0]['log'];
    const send = createSendToVisitor({ smtpUrl: mail.url, site: SITE });
    /** Creates one of the servers on the database. It sends mails when a test calls `sendDue`. */
    const server = (on: Database = db, by: SendToVisitor = send) => {
      const { sendDue, ...mails } = createMails({ db: on, send: by, own: OWN, log, now });
      const quiet: Mails = { ...mails, sendDue: async () => {} };
      return {
        inbox: createInbox({ db: on, now, outboxes: [quiet] }),
        plain: createInbox({ db: on, now }),
        histories: createHistories({ db: on, mails: quiet, now }),
        sendDue,
        mails,
      };
    };
    const confirmations = async () =>
      Number((await db.selectFrom('mails').where('kind', '=', 'confirmation').selectAll().execute()).length);
    return { db, reopen, mail, clock, lines, send, server, confirmations };
  };

  const textOf = (mail: string | undefined) => mail?.replaceAll(/=\r?\n/g, '') ?? '';
  const header = (mail: string | undefined, name: string) =>
    new RegExp(`^${name}: (.*(?:\\n\\s.*)*)`, 'm').exec(mail ?? '')?.[1]?.replaceAll(/\s+/g, ' ');

  it('are answers, which belong to the threads of the visitor and of the admin', async () => {
    const { server, mail, clock } = await setUp();
    const { inbox, histories, sendDue } = server();
    const { id } = await inbox.add(messageOf('ada@b.example', { message: 'One\nTwo' }));
    await sendDue();
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await histories.addAnswer(id.toUpperCase(), { id: first, text: 'Dear Zoë,\n.\nyes.' })).toBe('added');
    await sendDue();
    clock.time += MINUTE;
    await histories.addAnswer(id, { id: second, text: 'Again.' });
    await sendDue();
    const [confirmation, answer, again] = mail.accepted;
    const confirmed = header(confirmation, 'Message-ID');
    expect(header(answer, 'To')).toBe('ada@b.example');
    expect(header(answer, 'From')).toBe('Studio 285 <hello@studio.example>');
    expect(header(answer, 'Subject')).toBe('Re: A shop');
    expect(header(answer, 'Message-ID')).toBe(`<${first}@studio.example>`);
    expect(header(answer, 'In-Reply-To')).toBe(confirmed);
    expect(header(answer, 'References')).toBe(`<${id}@studio.example> ${confirmed}`);
    expect(header(answer, 'Auto-Submitted')).toBeUndefined();
    expect(header(again, 'In-Reply-To')).toBe(`<${first}@studio.example>`);
    expect(header(again, 'References')).toBe(`<${id}@studio.example> ${confirmed} <${first}@studio.example>`);
    expect(textOf(answer)).toContain('On 1 June 2025, Zo=C3=AB <ada@b.example> wrote:\n> One\n> Two');
    expect(await histories.get(id)).toEqual({
      canAnswer: true,
      confirmedAt: new Date(NOON).toISOString(),
      notes: [],
      answers: [
        expect.objectContaining({ id: first, text: 'Dear Zoë,\n.\nyes.', state: 'sent' }),
        expect.objectContaining({ id: second, state: 'sent', sentAt: new Date(NOON + MINUTE).toISOString() }),
      ],
    });
  });

  it('begin a thread with the notice where nothing was confirmed', async () => {
    const { server, mail } = await setUp();
    const { plain, histories, sendDue } = server();
    const { id } = await plain.add(messageOf('ada@b.example', { subject: '' }));
    await histories.addAnswer(id, { id: randomUUID(), text: 'Yes.' });
    await sendDue();
    expect(header(mail.accepted[0], 'In-Reply-To')).toBe(`<${id}@studio.example>`);
    expect(header(mail.accepted[0], 'Subject')).toBe('Re: Your message');
  });

  it('are sent once, however often the browser sends an answer, and by several servers', async () => {
    const { db, server, mail, reopen } = await setUp();
    const [one, other] = [server(), server(kind === 'SQLite' ? db : await reopen())];
    const { id } = await one.plain.add(messageOf('ada@b.example'));
    const answer = { id: randomUUID(), text: 'Yes.' };
    expect(await Promise.all([one, one, other].map(({ histories }) => histories.addAnswer(id, answer)))).toEqual(
      Array(3).fill('added'),
    );
    await Promise.all([one.sendDue(), other.sendDue()]);
    await one.sendDue();
    expect(mail.accepted).toHaveLength(1);
  });

  it('are sent after a crash, with the same Message-ID if the mail server had them already', async () => {
    const { db, server, reopen, send, mail, clock } = await setUp();
    const { plain, histories } = server();
    const { id } = await plain.add(messageOf('ada@b.example'));
    const answer = randomUUID();
    await histories.addAnswer(id, { id: answer, text: 'Yes.' });
    const crash = server(db, async (one, signal) => {
      await send(one, signal);
      await db.destroy();
    });
    await crash.sendDue();
    const next = server(await reopen());
    expect((await next.histories.get(id))?.answers[0]?.state).toBe('sending');
    clock.time += 2 * MINUTE;
    await next.sendDue();
    expect(mail.accepted.map((text) => header(text, 'Message-ID'))).toEqual(
      Array(2).fill(`<${answer}@studio.example>`),
    );
    expect((await next.histories.get(id))?.answers[0]?.state).toBe('sent');
  });

  it('are tried again while the mail server cannot take them, and fail at once if it never will', async () => {
    const { server, mail, clock, lines } = await setUp();
    const { plain, histories, sendDue } = server();
    const { id } = await plain.add(messageOf('ada@b.example'));
    const answer = randomUUID();
    const stateOf = async () => (await histories.get(id))?.answers[0];
    await histories.addAnswer(id, { id: answer, text: 'Yes.' });
    expect(await stateOf()).not.toHaveProperty('againAt');
    mail.behaviour.mail = '452 Later';
    await sendDue();
    clock.time += 89_999;
    expect(await stateOf()).not.toHaveProperty('againAt');
    clock.time += 1;
    expect(await stateOf()).toMatchObject({ state: 'sending', againAt: new Date(NOON + 2 * MINUTE).toISOString() });
    expect(await histories.retryAnswer(id, answer)).toBe(false);
    mail.behaviour.mail = '550 No such user ada@b.example';
    clock.time += MINUTE;
    await sendDue();
    expect(await stateOf()).toMatchObject({ state: 'failed' });
    clock.time += DAY;
    await sendDue();
    expect(mail.received).toHaveLength(2);
    mail.behaviour.mail = '250 Accepted';
    expect(await histories.retryAnswer(id.toUpperCase(), answer.toUpperCase())).toBe(true);
    await sendDue();
    expect(await stateOf()).toMatchObject({ state: 'sent' });
    expect(await histories.retryAnswer(id, answer)).toBe(false);
    expect(lines.join()).not.toMatch(/ada@b|Zoë|Yes|such user/);
  });

  it('are not held up by one that the mail server never takes', async () => {
    const { server, mail } = await setUp();
    const { plain, histories, sendDue } = server();
    mail.behaviour.mail = '550 No';
    for (const name of ['1', '2']) {
      const { id } = await plain.add(messageOf(`${name}@b.example`));
      await histories.addAnswer(id, { id: randomUUID(), text: 'Yes.' });
    }
    await sendDue();
    expect(mail.received).toHaveLength(2);
  });

  it('answer a message that was moved to the trash meanwhile, but never one that is there, or deleted for good', async () => {
    const { server, mail, db } = await setUp();
    const { plain, histories, sendDue } = server();
    const [{ id }, { id: gone }] = [
      await plain.add(messageOf('ada@b.example')),
      await plain.add(messageOf('b@b.example')),
    ];
    for (const one of [id, gone]) await histories.addAnswer(one, { id: randomUUID(), text: 'Yes.' });
    await histories.addNote(gone, { id: randomUUID(), text: 'A note' });
    await plain.change([id], { deleted: true });
    await plain.removeAddress('b@b.example');
    await sendDue();
    expect(mail.accepted.map((text) => header(text, 'To'))).toEqual(['ada@b.example']);
    expect(await histories.addAnswer(id, { id: randomUUID(), text: 'Yes.' })).toBe('missing');
    expect(await histories.get(gone)).toBeUndefined();
    expect(await db.selectFrom('message_notes').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('mails').where('message', '=', gone).selectAll().execute()).toEqual([]);
  });

  it('confirm nothing that a visitor wrote: not in a header, not in the text', async () => {
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
    await Promise.all(
      Array.from({ length: 260 }, (_, i) => (i % 2 ? one : other).inbox.add(messageOf(`visitor${i}@b.example`))),
    );
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

  it('store a message although the mail server is down, and confirm it later', async () => {
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
