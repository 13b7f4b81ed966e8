import { expect, it } from '@jest/globals';
import 'nodemailer';
import { contactTexts } from '@studio/client/contact';
import type { Database } from '../../database.ts';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from '../messages/inbox.ts';
import { createSendNotice, type NoticeMailDeps, type SendNotice } from './compose.ts';
import { mailServers } from './mail-server.fixture.ts';
import { createNotices } from './mails.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const ADDRESSES = { site: { name: 'Studio 285', email: 'hello@studio.example' }, to: 'admin@studio.example' };
const SHORT = { connectionTimeout: 9000, dnsTimeout: 9000, greetingTimeout: 300, socketTimeout: 1000 };
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const messageOf = (name: string) => contactTexts({ name, email: 'a@b.example', message: 'Hello' });

describeOnEachDatabase('notices', ({ kind, testDatabase }) => {
  const mailServer = mailServers();

  const setUp = async () => {
    const { db, reopen } = await testDatabase();
    const clock = { time: NOON };
    const now = () => new Date(clock.time);
    const lines: string[] = [];
    const write = (fields: object, text: string) => void lines.push(`${text} ${JSON.stringify(fields)}`);
    const log = { info: write, warn: write, error: write } as Parameters<typeof createNotices>[0]['log'];
    /** Creates one of the servers on the database. It sends notices when a test calls `sendDue`. */
    const server = (smtpUrl: string, options: Partial<NoticeMailDeps> = {}, on: Database = db) => {
      const send = createSendNotice({ smtpUrl, ...ADDRESSES, ...options });
      const notices = createNotices({ db: on, send, log, now });
      const inbox = createInbox({ db: on, now, outboxes: [{ ...notices, sendDue: async () => {} }] });
      return { inbox, send, notices, sendDue: notices.sendDue };
    };
    const left = async () => (await db.selectFrom('notices').selectAll().execute()).length;
    return { db, reopen, clock, now, lines, log, server, left };
  };

  it('are sent once for each message, even if its visitor sends it again', async () => {
    const { server, left, lines } = await setUp();
    const mail = await mailServer();
    const { inbox, sendDue } = server(mail.url);
    await Promise.all([inbox.add({ ...messageOf('Zoë'), id: ID }), inbox.add({ ...messageOf('Zoë'), id: ID })]);
    await inbox.add({ ...messageOf('Leena\nBcc: all@b.example'), message: 'One\n.\nTwo' });
    await sendDue();
    await inbox.add({ ...messageOf('Zoë'), id: ID });
    await sendDue();
    expect(mail.accepted).toHaveLength(2);
    const zoe = mail.accepted.find((text) => text.includes(ID));
    expect(zoe).toMatch(/^To: admin@studio\.example$/m);
    expect(zoe).toMatch(/^Reply-To: =\?UTF-8\?.*<a@b\.example>$/m);
    expect(zoe).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(zoe).toMatch(/^Content-Type: text\/plain;/m);
    expect(zoe).toContain(`Message-ID: <${ID}@studio.example>`);
    expect(mail.accepted.join()).not.toMatch(/^Bcc:/m);
    expect(mail.accepted.join()).toContain('\nOne\n..\nTwo');
    expect(await left()).toBe(0);
    expect(lines.filter((line) => line.startsWith('notice sent'))).toHaveLength(2);
  });

  it('are retried after longer and longer waits while the mail server is down, over a restart', async () => {
    const { server, reopen, clock, left, lines } = await setUp();
    const down = server('smtp://127.0.0.1:1');
    await down.inbox.add(messageOf('First'));
    await down.sendDue();
    await down.sendDue();
    expect(lines).toHaveLength(1);
    clock.time += 2 * MINUTE;
    await down.sendDue();
    clock.time += 4 * MINUTE - SECOND;
    await down.sendDue();
    expect(lines).toHaveLength(2);
    await down.notices.start()();

    const mail = await mailServer();
    const { sendDue } = server(mail.url, {}, await reopen());
    await sendDue();
    expect(mail.accepted).toEqual([]);
    clock.time += SECOND;
    await sendDue();
    expect(mail.accepted).toHaveLength(1);
    expect(await left()).toBe(0);
  });

  it('are each tried in turn while the mail server is down, one at a time', async () => {
    const { server, clock, lines } = await setUp();
    const { inbox, sendDue } = server('smtp://127.0.0.1:1');
    const ids: string[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      ids.push((await inbox.add(messageOf(name))).id);
      clock.time += SECOND;
    }
    for (const id of ids) {
      await sendDue();
      expect(lines.at(-1)).toContain(id);
    }
    await sendDue();
    expect(lines).toHaveLength(3);
  });

  it('are retried if the mail server refuses them, and given up after 77 attempts, which take three days, whatever the clock does', async () => {
    const { server, clock, left, lines } = await setUp();
    const mail = await mailServer({ mail: '550 No' });
    const { inbox, sendDue } = server(mail.url);
    await inbox.add(messageOf('First'));
    await inbox.add(messageOf('Second'));
    await sendDue();
    await sendDue();
    expect([mail.received.length, mail.accepted.length]).toEqual([2, 0]);
    clock.time += 2 * MINUTE;
    mail.behaviour.mail = '250 Accepted';
    await sendDue();
    expect(mail.accepted).toHaveLength(2);

    mail.behaviour.mail = '452 Later';
    await inbox.add(messageOf('Third'));
    const tries = () => mail.received.length - 4;
    const jumps: Record<number, number> = { 3: 10 * YEAR, 6: -30 * YEAR };
    for (let attempt = 1; attempt < 77; attempt += 1) {
      await sendDue();
      clock.time += jumps[attempt] ?? HOUR;
    }
    expect([tries(), await left()]).toEqual([76, 1]);
    await sendDue();
    expect(lines.at(-1)).toMatch(/^notice given up/);
    expect([tries(), await left()]).toEqual([77, 0]);
  });

  it('are retried if the mail server hangs, with the same Message-ID', async () => {
    const { server, clock, left, lines } = await setUp();
    const [mute, deaf] = [await mailServer({ mute: true }), await mailServer({ mail: '' })];
    const first = server(mute.url, { timeouts: SHORT });
    await first.inbox.add({ ...messageOf('First'), id: ID });
    await first.sendDue();
    expect([lines.length, await left()]).toEqual([1, 1]);
    clock.time += 2 * MINUTE;
    const { sendDue } = server(deaf.url, { timeouts: { ...SHORT, greetingTimeout: 9000 } });
    await sendDue();
    expect([deaf.received.length, lines.length, await left()]).toEqual([1, 2, 1]);
    deaf.behaviour.mail = '250 Accepted';
    clock.time += 4 * MINUTE;
    await sendDue();
    expect([deaf.received.length, await left()]).toEqual([2, 0]);
    for (const text of deaf.received) expect(text).toContain(`Message-ID: <${ID}@studio.example>`);
  });

  it('are sent again, with the same Message-ID, after a crash between sending and deleting', async () => {
    const { db, server, reopen, clock, now, log, lines } = await setUp();
    const mail = await mailServer();
    const { inbox, send } = server(mail.url);
    await inbox.add({ ...messageOf('First'), id: ID });
    const sendAndCrash: SendNotice = async (message, signal) => {
      await send(message, signal);
      await db.destroy();
    };
    await createNotices({ db, send: sendAndCrash, log, now }).sendDue();
    expect([mail.accepted.length, lines.length]).toEqual([1, 1]);

    const { sendDue } = server(mail.url, {}, await reopen());
    await sendDue();
    expect(mail.accepted).toHaveLength(1);
    clock.time += 2 * MINUTE;
    await sendDue();
    await sendDue();
    expect(mail.accepted).toHaveLength(2);
    for (const text of mail.accepted) expect(text).toContain(`Message-ID: <${ID}@studio.example>`);
  });

  it('are sent once by several servers', async () => {
    const { db, server, reopen } = await setUp();
    const mail = await mailServer();
    // Servers on SQLite are processes. Two connections of one process would wait for each other.
    const [one, other] = [server(mail.url), server(mail.url, {}, kind === 'SQLite' ? db : await reopen())];
    await Promise.all(['1', '2', '3', '4', '5'].map((name) => one.inbox.add(messageOf(name))));
    await Promise.all([one.sendDue(), other.sendDue()]);
    expect(mail.accepted).toHaveLength(5);
  });

  it('are not sent by a server while another one sends them', async () => {
    const { server, clock, left } = await setUp();
    const mail = await mailServer({ mail: '' });
    const [slow, other] = [server(mail.url, { timeouts: SHORT }), server(mail.url)];
    await slow.inbox.add(messageOf('First'));
    const sending = slow.sendDue();
    await mail.waitFor(1);
    clock.time += 2 * MINUTE - SECOND;
    await other.sendDue();
    await sending;
    expect([mail.received.length, await left()]).toEqual([1, 1]);
  });

  it('delay no visitor, and stop with the server', async () => {
    const { db, server, left } = await setUp();
    const mail = await mailServer({ mute: true });
    const { notices } = server(mail.url);
    const inbox = createInbox({ db, outboxes: [notices] });
    await inbox.add(messageOf('First'));
    await inbox.add(messageOf('Second'));
    await notices.start()();
    expect(await left()).toBe(2);
  });

  it('log nothing secret or personal', async () => {
    const { server, lines } = await setUp();
    const mail = await mailServer({ login: '535 hunter2 is not the password of site' });
    const { inbox, sendDue } = server(mail.url.replace('//', '//site:hunter2@'));
    await inbox.add(messageOf('First'));
    await sendDue();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('EAUTH');
    expect(lines.join()).not.toMatch(/hunter2|a@b\.example|First/);
  });

  it('are removed with their message', async () => {
    const { server, left } = await setUp();
    const mail = await mailServer();
    const { inbox, sendDue } = server(mail.url);
    await inbox.add({ ...messageOf('Removed'), email: 'removed@b.example' });
    const { id } = await inbox.add(messageOf('Deleted'));
    await inbox.removeAddress('removed@b.example');
    expect(await left()).toBe(1);
    await inbox.change([id], { deleted: true });
    await sendDue();
    expect([mail.received.length, await left()]).toEqual([0, 0]);
  });

  it('are sent as soon as a message is stored, with a link to it', async () => {
    const { db, server, left } = await setUp();
    const mail = await mailServer();
    const { notices } = server(mail.url, { publicUrl: 'https://studio.example' });
    const inbox = createInbox({ db, outboxes: [notices] });
    const stop = notices.start();
    const { id } = await inbox.add(messageOf('First'));
    await mail.waitFor(1);
    await stop();
    // Quoted-printable divides long lines by `=`.
    const text = mail.accepted[0]?.replaceAll(/=\r?\n/g, '');
    expect(text).toContain(`https://studio.example/admin/messages?message=3D${id}`);
    expect(await left()).toBe(0);
  });

  it('are not stored if no mail server is set', async () => {
    const { db, left } = await setUp();
    await createInbox({ db }).add(messageOf('First'));
    expect(await left()).toBe(0);
  });
});
