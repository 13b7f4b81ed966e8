import { expect, it } from '@jest/globals';
import type { ContactForm } from '@studio/client/contact';
import type { Database } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createInbox } from './inbox.ts';
import { createMailbox } from './mailbox.ts';
import { noticeMail } from './notice-mail.ts';
import { createNotices } from './notices.ts';
import { createNotifyingInbox } from './notifying-inbox.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp, type SendMail } from './smtp.ts';
import { smtpServers } from './smtp-server.fixture.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');
const SECOND = 1000;
const HOUR = 3_600_000;
const ADDRESSES = { site: { name: 'Studio 285', email: 'hello@studio.example' }, to: 'owner@studio.example' };
const IMPATIENT = { connectionTimeout: 9000, dnsTimeout: 9000, greetingTimeout: 300, socketTimeout: 1000 };
const messageOf = (name: string): ContactForm => ({ name, email: 'a@b.example', subject: '', message: 'Hello' });

describeOnEachDatabase('notices by e-mail', ({ kind, testDatabase }) => {
  const smtpServer = smtpServers();

  const setUp = async () => {
    const { db, reopen } = await testDatabase();
    const clock = { time: NOON };
    const now = () => new Date(clock.time);
    const lines: string[] = [];
    const write = (fields: object, text: string) => void lines.push(`${text} ${JSON.stringify(fields)}`);
    const log = { info: write, warn: write, error: write } as Parameters<typeof createNotices>[0]['log'];
    /** One of the servers on this database. */
    const server = (url: string, on: Database = db, send: SendMail = createSmtp(url)) => {
      const outbox = createOutbox({ db: on, now });
      const inbox = createInbox({ db: on, now, outbox });
      const compose = (message: Parameters<typeof noticeMail>[0]) => noticeMail(message, ADDRESSES);
      return { inbox, outbox, notices: createNotices({ outbox, inbox, compose, send, log, now }) };
    };
    const left = async () => (await db.selectFrom('outbox').selectAll().execute()).length;
    return { db, reopen, clock, lines, server, left };
  };

  it('tell of each message once, though its visitor sends it again', async () => {
    const { server, left, lines } = await setUp();
    const mail = await smtpServer();
    const { inbox, notices } = server(mail.url);
    const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    await Promise.all([inbox.add({ ...messageOf('Zoë'), id }), inbox.add({ ...messageOf('Imran'), id })]);
    await inbox.add({ ...messageOf('Leena\nBcc: all@b.example'), message: 'One\n.\nTwo' });
    await notices.wake();
    await inbox.add({ ...messageOf('Zoë'), id });
    await notices.wake();
    expect(mail.taken).toHaveLength(2);
    const zoe = mail.taken.find((text) => text.includes(id));
    expect(zoe).toMatch(/^To: owner@studio\.example$/m);
    expect(zoe).toMatch(/^Reply-To: =\?UTF-8\?.*<a@b\.example>$/m);
    expect(zoe).toContain(`Message-ID: <${id}@studio.example>`);
    expect(mail.taken.join()).not.toMatch(/^Bcc:/m);
    expect(mail.taken.join()).toContain('\nOne\n..\nTwo');
    expect(await left()).toBe(0);
    expect(lines.filter((line) => line.startsWith('notice sent'))).toHaveLength(2);
  });

  it('wait for a mail server that is not there, more and more seldom, over a restart', async () => {
    const { server, reopen, clock, left, lines } = await setUp();
    const nowhere = server('smtp://127.0.0.1:1');
    await nowhere.inbox.add(messageOf('First'));
    await nowhere.inbox.add(messageOf('Second'));
    await nowhere.notices.wake();
    await nowhere.notices.wake();
    expect(lines).toHaveLength(1);
    clock.time += 30 * SECOND;
    await nowhere.notices.wake();
    clock.time += 59 * SECOND;
    await nowhere.notices.wake();
    expect(lines).toHaveLength(2);
    await nowhere.notices.stop();

    const mail = await smtpServer();
    const { notices } = server(mail.url, await reopen());
    await notices.wake();
    expect(mail.taken).toEqual([]);
    clock.time += SECOND;
    await notices.wake();
    expect(mail.taken).toHaveLength(2);
    expect(await left()).toBe(0);
  });

  it('are tried again where the mail server refuses the text, and given up after three days', async () => {
    const { server, clock, left, lines } = await setUp();
    const mail = await smtpServer({ text: '550 No' });
    const { inbox, notices } = server(mail.url);
    await inbox.add(messageOf('First'));
    await inbox.add(messageOf('Second'));
    await notices.wake();
    expect([mail.got.length, mail.taken.length]).toEqual([2, 0]);
    clock.time += 30 * SECOND;
    mail.manners.text = '250 Taken';
    await notices.wake();
    expect(mail.taken).toHaveLength(2);

    mail.manners.text = '452 Later';
    await inbox.add(messageOf('Third'));
    for (let hour = 0; hour <= 72; hour += 1) {
      await notices.wake();
      clock.time += HOUR;
    }
    await notices.wake();
    expect(lines.at(-1)).toMatch(/^notice given up/);
    expect(await left()).toBe(0);
  });

  it('are tried again where the mail server hangs before it has the text, never where it hangs after', async () => {
    const { db, server, clock, left, lines } = await setUp();
    const [mute, deaf] = [await smtpServer({ mute: true }), await smtpServer({ text: '' })];
    const patient = { ...IMPATIENT, greetingTimeout: 9000 };
    const first = server(mute.url, db, createSmtp(mute.url, { patience: IMPATIENT }));
    await first.inbox.add(messageOf('First'));
    await first.notices.wake();
    expect([lines.length, await left()]).toEqual([1, 1]);
    clock.time += 30 * SECOND;
    const { notices } = server(deaf.url, db, createSmtp(deaf.url, { patience: patient }));
    await notices.wake();
    expect(deaf.got).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^the mail server did not answer: the notice may be lost, and is not sent again/);
    deaf.manners.text = '250 Taken';
    clock.time += 24 * HOUR;
    await notices.wake();
    expect([deaf.got.length, await left()]).toEqual([1, 0]);
  });

  it('are not sent again by the server that follows one that was killed after handing them over', async () => {
    const { server, reopen, clock, left, lines } = await setUp();
    const mail = await smtpServer();
    const killed = server(mail.url);
    const [kept, handed] = [await killed.inbox.add(messageOf('Kept')), await killed.inbox.add(messageOf('Handed'))];
    const first = await killed.outbox.take(60 * SECOND);
    const second = await killed.outbox.take(60 * SECOND);
    const claimed = [first, second].find((notice) => notice?.message === handed.id);
    if (!claimed) throw new Error('It was not claimed');
    expect(await killed.outbox.handOver(claimed)).toBe(true);

    const { notices } = server(mail.url, await reopen());
    await notices.wake();
    expect([mail.got.length, await left()]).toEqual([0, 2]);
    clock.time += 60 * SECOND;
    await notices.wake();
    expect(mail.taken).toHaveLength(1);
    expect(mail.taken[0]).toContain(kept.id);
    expect(lines[0]).toMatch(/^it is not known whether this notice was sent.*/);
    expect(lines[0]).toContain(handed.id);
    expect(await left()).toBe(0);
  });

  it('are sent once by several servers, and by none that has lost its claim', async () => {
    const { db, server, reopen, clock } = await setUp();
    const mail = await smtpServer();
    // SQLite's servers are processes: two connections of one process would wait for each other.
    const [one, other] = [server(mail.url), server(mail.url, kind === 'SQLite' ? db : await reopen())];
    await Promise.all(['1', '2', '3', '4', '5'].map((name) => one.inbox.add(messageOf(name))));
    await Promise.all([one.notices.wake(), other.notices.wake()]);
    expect(mail.taken).toHaveLength(5);

    await one.inbox.add(messageOf('6'));
    const slow = await one.outbox.take(SECOND);
    clock.time += SECOND;
    await other.notices.wake();
    expect(mail.taken).toHaveLength(6);
    expect(slow && (await one.outbox.handOver(slow))).toBe(false);
  });

  it('keep nobody waiting, and end with the server', async () => {
    const { db, server, left } = await setUp();
    const mail = await smtpServer({ mute: true });
    const { notices } = server(mail.url, db, createSmtp(mail.url));
    const outbox = createOutbox({ db });
    const inbox = createInbox({ db, outbox, onNotices: () => void notices.wake() });
    await inbox.add(messageOf('First'));
    await inbox.add(messageOf('Second'));
    await notices.stop();
    expect(await left()).toBe(2);
  });

  it('say nothing that is secret', async () => {
    const { server, lines } = await setUp();
    const mail = await smtpServer({ login: '535 hunter2 is not the password of site' });
    const { inbox, notices } = server(mail.url.replace('//', '//site:hunter2@'));
    await inbox.add(messageOf('First'));
    await notices.wake();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('EAUTH');
    expect(lines.join()).not.toMatch(/hunter2|a@b\.example|First/);
  });

  it('go with their message', async () => {
    const { db, server, left } = await setUp();
    const mail = await smtpServer();
    const { inbox, notices } = server(mail.url);
    const { id } = await inbox.add({ ...messageOf('Gone'), email: 'gone@b.example' });
    await inbox.add(messageOf('Deleted'));
    await createMailbox({ db }).removeAddress('gone@b.example');
    expect(await left()).toBe(1);
    const [row] = await db.selectFrom('messages').select('id').where('id', '!=', id).execute();
    await createMailbox({ db }).change([row?.id ?? ''], { deleted: true });
    await notices.wake();
    expect([mail.got.length, await left()]).toEqual([0, 0]);
  });

  it('are sent as the settings say, as soon as a message is stored', async () => {
    const { db, left } = await setUp();
    const mail = await smtpServer();
    const settings = { publicUrl: 'https://studio.example' };
    const siteSettings = { notices: { smtpUrl: mail.url, to: ADDRESSES.to } };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const { inbox, startNotices } = createNotifyingInbox({ db, site: ADDRESSES.site, settings, siteSettings, log });
    const end = startNotices();
    const { id } = await inbox.add(messageOf('First'));
    await mail.heard(1);
    await end();
    expect(mail.taken[0]).toContain(`https://studio.example/admin/messages?message=3D${id.slice(0, 8)}`);
    expect(await left()).toBe(0);
  });

  it('are not kept where none are asked for', async () => {
    const { db, left } = await setUp();
    await createInbox({ db }).add(messageOf('First'));
    expect(await left()).toBe(0);
  });
});
