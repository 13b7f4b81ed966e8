import { describe, expect, it } from '@jest/globals';
import type { ChatTurn } from '@studio/client/chat';
import { answerFrom, decide } from './answer.ts';
import { LIBRARY, SITE, TEXTS } from './chat.fixture.ts';
import { createLibrary } from './library.ts';

const ask = (question: string, turns: readonly ChatTurn[] = []) => answerFrom(LIBRARY, question, turns).answer;
const user = (text: string): ChatTurn => ({ sender: 'user', text });

/** Returns the answer to a question of a site with one more page, to which an entry leads. */
function say(text: string | undefined, lines: readonly string[] = ['Birds.'], question = 'birds'): string {
  const page = { path: '/birds', passages: [{ title: 'Birds', href: '/birds', lines: [...lines] }] };
  const entry = { ask: 'Birds', at: '/birds', say: text };
  return answerFrom(createLibrary(SITE, LIBRARY.knowledge, [entry], [...TEXTS, page]), question, []).answer.response;
}

describe('decide', () => {
  const place = { title: 'A', href: '/a', lines: [] };
  it.each([
    ['no hits', [], []],
    ['a low score', [0.6], []],
    ['a high score that is ahead', [0.8, 0.5], [0.8]],
    ['three places that fit as well as each other', [0.8, 0.75, 0.7], [0.8, 0.75, 0.7]],
    ['four places that fit as well as each other', [0.8, 0.8, 0.75, 0.7], []],
  ])('decides on %s', (_, scores, right) => {
    expect(decide(scores.map((score) => ({ score, place }))).map(({ score }) => score)).toEqual(right);
  });

  it('answers small talk alone', () => {
    const talk = { score: 0.9, place: undefined };
    expect(decide([talk, { score: 0.85, place }])).toEqual([talk]);
  });
});

describe('answerFrom', () => {
  it.each([
    ['How much does a website cost?', '/faqs#cost'],
    ['how long will it take', '/faqs#time'],
    ['WHO OWNS THE CODE', '/faqs#ownership'],
    ['Can I pay by card?', '/faqs#payment'],
    ['shopfy or wordpres', '/faqs#platform'],
    ['একটা ওয়েবসাইটের দাম কত?', '/faqs#cost'],
    ['website banate koto taka lage', '/faqs#cost'],
    ['What is your mission?', '/about'],
    ['who is tanvir', '/team/CTO'],
    ['What did you do for Teesta Haulage?', '/portfolio/teesta'],
    ['what have you built for Teesta Haulage', '/portfolio/teesta'],
    ['did Shaluk Clinic work with you', '/portfolio/shaluk-clinic'],
    ['I have 300 dollars', '/sell/ecommerce'],
  ])('answers %j from %s', (question, href) => {
    const { answered, sources } = ask(question);
    expect([answered, sources[0]?.href]).toEqual([true, href]);
  });

  it('answers each question that it may offer from the place of that question', () => {
    for (const { ask: question, at } of LIBRARY.knowledge.entries)
      if (at && !LIBRARY.missing.includes(at))
        expect(ask(question).sources.map(({ href }) => href)).toContain(at.split('|')[0]);
  });

  it('quotes the page word for word in whole sentences', () => {
    expect(ask('how long does a website take').response).toBe(
      'How long does it take? A ready-made website, about a week. A shop, four to six weeks.',
    );
    expect(ask('ওয়েবসাইট বানাতে কত টাকা লাগে').response).toMatch(/লেখা আছে: .*between \$499 and \$1,799/);
  });

  it('fills in prices, counts, what the site says of itself, and the titles of the pages below a path', () => {
    expect(say('{count}: {lowest} to {highest}, {phone}')).toBe('4: $499 to $1,499, +880 1700 000000');
    expect(say('By {/team/}. {unknown}')).toBe('By Tanvir Ahmed. ');
  });

  it('quotes the sentences of a long text that fit a question', () => {
    const lines = [`First. ${'A'.repeat(410)}. Zebras have stripes.`];
    expect(say(undefined, lines, 'stripes of birds')).toBe('Birds: Zebras have stripes.');
    expect(say('{quote}', lines, 'birds')).toMatch(/^First/);
    expect(say('{quote}', ['Code', 'Domain'])).toBe('Code, Domain');
  });

  it('answers a paragraph from its sentences', () => {
    const { response, answered } = ask(
      'We are a small shop in Sylhet. What does an online shop cost? Which payment methods can a shop have?',
    );
    expect(answered).toBe(true);
    expect(response).toMatch(/\$2,400/);
    expect(response).toMatch(/bKash/);
  });

  it.each([
    [
      'We run a small bakery in Sylhet and our site is broken. We have around $600 to spend. What can you do?',
      'Shokal: $499',
    ],
    ['My budget is 900 dollars. I have no idea whether that is enough. What would I get for it?', 'Shokal: $499'],
    ['Good morning. We sell clothes at home. We want an online shop with bKash. How much would it be?', '$2,400'],
    ['Amader ekta restaurant ache Dhanmondi te. Customer ra menu dekhte chay. Budget 50 hajar taka.', 'Mirch: $649'],
    ['আমাদের একটা কাপড়ের দোকান আছে। We want to sell online. Budget ১৬০০ ডলার। Eid er age lagbe, possible?', 'Noor: $1,499'],
    ['I run a law firm with three partners. Our budget is about $900 for something new.', 'Khamar: $799'],
  ])('answers the paragraph %j with what the site has for it', (question, text) => {
    const { response, answered } = ask(question);
    expect(answered).toBe(true);
    expect(response).toContain(text);
  });

  it('takes what a question leaves out from the one before it', () => {
    const turns = [user('Do you have a template for a restaurant?'), { sender: 'bot', text: 'Mirch' } as const];
    expect(ask('and how much is that?', turns).response).toContain('Mirch: $649');
    expect(ask('and how long does that take?', turns).sources.map(({ href }) => href)).toContain('/faqs#time');
    expect(ask('and how much is that?').sources[0]?.href).toBe('/faqs#cost');
    const service = [user('do you build online shops'), { sender: 'bot', text: 'Yes.' } as const];
    expect(ask('how long does that take?', service).response).toContain('Four to six weeks');
  });

  it.each([
    ['Can you repair my printer?', /^I do not know/],
    ['do you sign NDAs', /^I do not know/],
    ['What did you do for Grameenphone?', /^I do not know/],
    ['have you worked for Daraz', /^I do not know/],
    ['do you offer internships', /^I do not know/],
    ['what is the best way', /^I do not know/],
    ['বিরিয়ানি রান্নার নিয়ম বলুন', /জানি না/],
    ['amar printer ta thik kore diben bhai', /jani na/],
  ])('declines %j in its language, with ways to a person that carry the question along', (question, text) => {
    const { response, answered, sources } = ask(question);
    expect(response).toMatch(text);
    expect(answered).toBe(false);
    expect(new URL(sources[0]?.href ?? '', 'http://site.example').searchParams.get('message')).toBe(question);
    expect(new URL(sources[1]?.href ?? '').searchParams.get('text')).toBe(question);
  });

  it.each([
    ['hi', 'Hello.'],
    ['thank you', 'You are welcome.'],
    ['Are you a real person?', 'No, I am a program.'],
    ['are you a person', 'No, I am a program.'],
    ['আপনি কি মানুষ?', 'না, আমি একটি প্রোগ্রাম।'],
  ])('answers %j as small talk', (message, beginning) => {
    const { response, answered, sources } = ask(message);
    expect(response.startsWith(beginning)).toBe(true);
    expect([answered, sources]).toEqual([true, []]);
  });
});
