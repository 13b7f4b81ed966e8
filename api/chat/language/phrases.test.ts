import { expect, it } from '@jest/globals';
import { createJoinPhrases } from './phrases.ts';

const join = createJoinPhrases(['how-much', 'how-much-time', 'e-mail', 'price-list', 'time-in']);

it.each([
  ['how much is it', 'how_much is it'],
  ['how much time in all', 'how_much_time in all'],
  ['how   much\nTime', 'how_much\nTime'],
  ['e-mail, e mail and e--mail', 'e_mail, e_mail and e_mail'],
  ['two price lists', 'two price_lists'],
  ['how, much', 'how, much'],
  ['show much', 'show much'],
  ['how muchly', 'how muchly'],
  ['how', 'how'],
  ['', ''],
])('joins the phrases of %j', (text, joined) => expect(join(text)).toBe(joined));
