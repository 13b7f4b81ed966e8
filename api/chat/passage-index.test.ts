import { describe, expect, it } from '@jest/globals';
import { PAGES } from './pages.fixture.ts';
import { indexPassages } from './passage-index.ts';
import { readPassages } from './read-passages.ts';

const index = indexPassages(PAGES.flatMap(({ html, path }) => readPassages(html, path)));
const find = async (question: string) => (await index).find(question);
const first = async (question: string) => (await find(question))[0]?.href;

describe('indexPassages', () => {
  it.each([
    ['another word for the same thing', 'what budget should I bring', '/faqs#cost'],
    ['a phrase that means something else than its words', 'how soon could it be ready', '/faqs#time'],
    ['a mistyped word', 'payement methods', '/faqs#payment'],
    ['swapped letters', 'what is your misison', '/about'],
    ['fillers', 'hello there, could you please tell me the price, thanks', '/faqs#cost'],
    ['a thing that is made, after what is asked about it', 'how long does an online shop take', '/faqs#time'],
    ['words of the page', 'are the pages quick on a cheap telephone', '/about#why'],
  ])('finds %s', async (_, question, href) => expect(await first(question)).toBe(href));

  it.each([
    ['subjects of everyday life', 'what does a pizza cost'],
    ['a word of everyday English that is close to one of the site', 'who is the prince of wales'],
    ['words without meaning', 'it is what it is'],
    ['a device of the visitor', 'my phone is broken, can you fix it'],
    ['other companies', 'what does microsoft cost'],
  ])('finds nothing for %s', async (_, question) => expect(await first(question)).toBeUndefined());

  it('returns at most three passages', async () => {
    const found = await find('website price and payment and time');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
  });
});
