import { expect, it } from '@jest/globals';
import 'nodemailer';
import { randomUUID } from 'node:crypto';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { DAY, header, MINUTE, messageOf, NOON, textOf, visitorMails } from './visitor-mails.fixture.ts';

describeOnEachDatabase('mails to visitors', ({ kind, testDatabase }) => {
  const setUp = visitorMails({ testDatabase });

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
});
