import { describe, expect, it } from '@jest/globals';
import type { ChatTurn } from '@studio/client/chat';
import { knowledge } from '../content/chat/all.ts';
import { unknown } from '../content/chat/unknown.ts';
import { answerFrom } from './answer-from.ts';
import { createLibrary } from './library.ts';
import { ENTRIES, PAGES, SITE } from './pages.fixture.ts';
import { readPassages } from './passages.ts';

const documents = PAGES.map(({ path, html }) => ({ path, passages: readPassages(html, path) }));
const library = await createLibrary(documents, SITE, [], ENTRIES);
const ask = (question: string, turns: readonly ChatTurn[] = []) => answerFrom(library, SITE, question, turns).answer;
/** Entries of the knowledge that the fixture has places for, with these probabilities. */
const guessesOf = (probabilities: readonly number[]) =>
  ['/faqs#cost', '/faqs#time', '/faqs#payment'].map((place, i) => ({
    label: knowledge.find(({ at }) => at.split(' ')[0] === place) ?? unknown,
    probability: probabilities[i] ?? 0,
  }));
const user = (text: string): ChatTurn => ({ sender: 'user', text });

describe('answerFrom', () => {
  it.each([
    ['How much does a website cost?', '/faqs#cost'],
    ['how long will it take', '/faqs#time'],
    ['WHO OWNS THE CODE', '/faqs#ownership'],
    ['Can I pay by card?', '/faqs#payment'],
    ['do you recomend shopfy or wordpres', '/faqs#platform'],
    ['একটা ওয়েবসাইটের দাম কত?', '/faqs#cost'],
    ['website banate koto taka lage', '/faqs#cost'],
    ['What is your mission?', '/about'],
  ])('answers %j from %s', (question, href) => {
    const { answered, sources } = ask(question);
    expect([answered, sources[0]?.href]).toEqual([true, href]);
  });

  it('quotes the page word for word in whole sentences, and computes figures', () => {
    expect(ask('how long does a website take').response).toBe(
      'A ready-made website, about a week. A shop, four to six weeks.',
    );
    expect(ask('ওয়েবসাইট বানাতে কত টাকা লাগে').response).toContain('$499 থেকে $1,499');
  });

  it.each([
    ['restaurant template under $700', ['Mirch: $649. A menu that prints itself. WordPress']],
    ['restaurant template under $600', []],
    ['৭০০ ডলারের কমে টেমপ্লেট', ['Shokal: $499', 'Mirch: $649']],
    ['cheapest website', ['Shokal: $499. Order tonight. WordPress']],
    ['most expensive theme', ['Noor: $1,499. One garment a page. Shopify']],
    ['templates over 1,000 dollars', ['Noor: $1,499. One garment a page. Shopify']],
    ['how much is Noor', ['Noor: $1,499. One garment a page. Shopify']],
    ['wordpress templates', ['Mirch: $649', 'Shokal: $499']],
    ['templates between 400 and 700 dollars', ['Shokal: $499', 'Mirch: $649']],
  ])('answers %j from the cards', (question, lines) => {
    const { response, sources } = ask(question);
    if (lines.length > 0) expect(response.split('\n')).toEqual(lines);
    else expect(response).toMatch(/^None of our 3/);
    expect(sources.at(-1)?.href).toBe('/sell/ecommerce');
  });

  it('leaves a question unanswered that the site does not answer, whatever was asked before', () => {
    const alone = [{ label: unknown, probability: 0.6 }, ...guessesOf([0.4])];
    const find = (text: string) => (text === 'and plumbing?' ? alone : guessesOf([1]));
    const { answer } = answerFrom({ ...library, find }, SITE, 'and plumbing?', [user('How much is it?')]);
    expect(answer.answered).toBe(false);
  });

  it('gives the answer of the owner, whatever was asked before', () => {
    const answered = { label: { ask: 'and parking?', at: '/about', en: '' }, probability: 1 };
    const find = (text: string) => (text === 'and parking?' ? [answered] : guessesOf([1]));
    const { answer } = answerFrom({ ...library, find }, SITE, 'and parking?', [user('How much is it?')]);
    expect([answer.answered, answer.sources[0]?.href]).toEqual([true, '/about']);
  });

  it('takes what a question leaves out from the one before it', () => {
    const turns = [user('Do you have a template for a restaurant?'), { sender: 'bot', text: 'Mirch' } as const];
    expect(ask('and how much is that?', turns).response).toContain('Mirch: $649');
    expect(ask('and how long does that take?', turns).sources[0]?.href).toBe('/faqs#time');
    expect(ask('and how much is that?').sources[0]?.href).toBe('/faqs#cost');
  });

  it('offers questions if it is not sure', () => {
    const { answered, suggestions, sources } = answerFrom(
      { ...library, find: () => guessesOf([0.2, 0.15, 0.04]) },
      SITE,
      'costly?',
      [],
    ).answer;
    expect(answered).toBe(false);
    expect(suggestions).toEqual(['What does a website cost?', 'How long does a website take?']);
    expect(sources.map(({ href }) => href)).toEqual(['/faqs#cost', '/faqs#time']);
  });

  it('quotes two places if one of them answers most probably, unless nothing of the site may', () => {
    const answerOf = (guesses: ReturnType<typeof guessesOf>) =>
      answerFrom({ ...library, find: () => guesses }, SITE, 'costly?', []).answer;
    const { response, answered, sources } = answerOf(guessesOf([0.5, 0.4]));
    expect(response).toMatch(/^Two places of this site.*between \$499 and \$1,799.*about a week/s);
    expect([answered, sources.map(({ href }) => href)]).toEqual([true, ['/faqs#cost', '/faqs#time']]);
    const doubtful = answerOf([...guessesOf([0.45, 0.4]), { label: unknown, probability: 0.15 }]);
    expect([doubtful.answered, doubtful.suggestions]).toEqual([false, undefined]);
  });

  it.each([
    ['Can you repair my printer?', /^I do not know/],
    ['বিরিয়ানি রান্নার নিয়ম বলুন', /জানি না/],
    ['amar printer ta thik kore diben bhai', /jani na/],
  ])('declines %j in its language, with ways to a person that carry the question along', (question, text) => {
    const { response, answered, sources } = ask(question);
    expect(response).toMatch(text);
    expect(answered).toBe(false);
    expect(new URL(sources[0]?.href ?? '', 'http://site.example').searchParams.get('subject')).toBe(question);
    expect(new URL(sources[1]?.href ?? '').searchParams.get('text')).toBe(question);
  });

  it.each([
    ['hi', 'Hello.'],
    ['thank you', 'You are welcome.'],
    ['Are you a real person?', 'No, I am a program.'],
    ['আপনি কি মানুষ?', 'না, আমি একটি প্রোগ্রাম।'],
  ])('answers %j as small talk', (message, beginning) => {
    const { response, answered, sources } = ask(message);
    expect(response.startsWith(beginning)).toBe(true);
    expect([answered, sources]).toEqual([true, []]);
  });
});
