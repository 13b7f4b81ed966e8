import { expect, it } from '@jest/globals';
import { contactTexts } from '@studio/client/contact';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from './inbox.ts';

/** Searches that find a message, by the message and the kind of difference. */
const FOUND: readonly [kind: string, message: string, searches: readonly string[]][] = [
  ['Chinese', '我们需要一个新的网站', ['网站', '网', '需要一个', '我们需要一个新的网站']],
  ['Japanese', '新しいウェブサイトのお見積り', ['ウェブサイト', 'サイト', '見積']],
  ['Thai', 'ต้องการเว็บไซต์ใหม่', ['เว็บไซต์', 'ใหม่']],
  ['Khmer', 'ខ្ញុំត្រូវការគេហទំព័រ', ['គេហទំព័រ']],
  [
    'letters that Unicode does not decompose',
    'Łódź, Straße, Øresund, Đà Nẵng, ısı',
    ['lodz', 'strasse', 'Oresund', 'da nang', 'isi'],
  ],
  ['their own spelling', 'Lodz, Strasse, Oresund', ['Łódź', 'straße', 'Øresund']],
  ['Arabic without hamza or tanwin', 'أهلاً، شكرًا على الإجابة', ['اهلا', 'شكرا', 'الاجابة']],
  ['Arabic with them', 'اهلا شكرا', ['أهلاً', 'شكرًا']],
  ['words without their joiner', 'می\u200cخواهم co\u00adoperation', ['میخواهم', 'cooperation']],
  ['words with a joiner', 'میخواهم', ['می\u200cخواهم']],
  ['digits of other scripts', 'বাজেট ৫০০০, ٢٠٢٦, १२', ['5000', '2026', '12']],
  ['Latin digits', 'budget 5000', ['৫০০০', '٥٠٠٠']],
  [
    'a phone number in one piece',
    'Call +8801712345678',
    ['+880 1712-345678', '01712 345 678', '(01712) 345678', '1712345678'],
  ],
  ['a phone number in groups', 'Call 01712-345 678.', ['+8801712345678', '01712345678', '1712.345.678']],
  ['thousands', 'We have 12,500 articles', ['12500', '12,500', '12.500']],
  ['a number without commas', 'We have 12500 articles', ['12,500', '12500']],
  ['a language with signs', 'We write C++ and C#', ['c++', 'C#', 'c']],
  ['the beginning of a word with digits', 'Order kiln4711x20261127001', ['kiln4711x2026112700']],
  ['the beginning of words', 'An accessible café', ['access', 'CAFE', 'cafe acc']],
];

const MISSED: readonly [message: string, search: string][] = [
  ['A class of C programs, and see', 'c++'],
  ['We write C++', 'c#'],
  ['Call 01712345678', '01712345679'],
  ['我们需要网站', '我们网站'],
  ['We have 12,500 articles', '13,500'],
];

describeOnEachDatabase('the search of the inbox', ({ testDatabase }) => {
  const stored = async (message: string) => {
    const { db } = await testDatabase();
    const inbox = createInbox({ db });
    await inbox.add(contactTexts({ name: 'Zed', email: 'z@zed.example', subject: '', message }));
    return async (q: string) => (await inbox.list({ limit: 1, q })).messages.length;
  };

  it.each(FOUND)('finds %s', async (_, message, searches) => {
    const find = await stored(message);
    const results = [];
    for (const search of searches) results.push([search, await find(search)]);
    expect(results).toEqual(searches.map((search) => [search, 1]));
  });

  it.each(MISSED)('does not find %j by %j', async (message, search) => {
    expect(await (await stored(message))(search)).toBe(0);
  });
});
