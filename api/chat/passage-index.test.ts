import { describe, expect, it } from '@jest/globals';
import { PAGES } from './pages.fixture.ts';
import { indexPassages } from './passage-index.ts';
import { passagesOf } from './passages-of.ts';

const made = indexPassages(PAGES.flatMap(({ html, path }) => passagesOf(html, path)));
const find = async (question: string) => (await made).find(question);
const first = async (question: string) => (await find(question))[0]?.href;

describe('the index', () => {
  it.each([
    ['another word for it', 'what budget should I bring', '/faqs#cost'],
    ['a phrase that means something else than its words', 'how soon could it be ready', '/faqs#time'],
    ['a slip of the finger', 'payement methods', '/faqs#payment'],
    ['swapped letters', 'what is your misison', '/about'],
    ['fillers around it', 'hello there, could you please tell me the price, thanks', '/faqs#cost'],
    ['a thing that is made: what is asked comes first', 'how long does an online shop take', '/faqs#time'],
    ['what its page is about', 'are the pages quick on a cheap telephone', '/about#why'],
  ])('finds %s', async (_, question, href) => expect(await first(question)).toBe(href));

  it.each([
    ['subjects of everyday life', 'what does a pizza cost'],
    ['a word of everyday English one slip from one of ours', 'who is the prince of wales'],
    ['words without meaning', 'it is what it is'],
    ['a machine of the visitor\u2019s own', 'my phone is broken, can you fix it'],
    ['other companies', 'what does microsoft cost'],
  ])('finds nothing for %s', async (_, question) => expect(await first(question)).toBeUndefined());

  it('names three places at most, the best first', async () => {
    const found = await find('website price and payment and time');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
  });
});
