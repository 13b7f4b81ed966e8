import { expect, it } from '@jest/globals';
import { asciiEmail, isVisible, trimInvisible } from './email.ts';

it.each([
  ['shirin@shokal.example'],
  ["o'neil@shokal.example"],
  ['r&d@shokal.example'],
  ['dept/unit@shokal.example'],
  ['shirin+shop@mail.shokal.example'],
  ['shirin@xn--bcher-kva.example'],
  ['shirin@shokal.xn--p1ai'],
  ['शिरीन@shokal.example'],
  ['пётр@shokal.example'],
  ['李@shokal.example'],
])('%s is an email address', (email) => {
  expect(asciiEmail(email)).toBe(email);
});

it.each([
  ['shirin@bücher.example', 'shirin@xn--bcher-kva.example'],
  ['пётр@почта.рф', 'пётр@xn--80a1acny.xn--p1ai'],
  ['李@例子.测试', '李@xn--fsqu00a.xn--0zwm56d'],
  ['shirin@SHOKAL.example', 'shirin@shokal.example'],
])('%s is sent to %s', (email, ascii) => {
  expect(asciiEmail(email)).toBe(ascii);
});

it.each([
  '',
  '@',
  'shirin',
  'a@b',
  'a@b@shokal.example',
  'shirin shokal@shokal.example',
  'shirin@shokal .example',
  'shirin@shokal..example',
  'shirin@.example',
  'shirin@shokal.example.',
  'shirin@-shokal.example',
  'shirin@127.0.0.1',
  'shirin@1.2',
  'shirin@[::1]',
  'shirin@shokal.example:25',
  'shirin@shokal.example/x',
  'shirin@sho%6bal.example',
  'shi\u200brin@shokal.example',
  '"shirin"@shokal.example',
  'shirin<x>@shokal.example',
  `shirin@${'a.'.repeat(20_000)}`,
])('%.40s is no email address', (email) => {
  expect(asciiEmail(email)).toBeUndefined();
});

const INVISIBLE = [
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u00ad',
  '\u3164',
  '\u115f',
  '\u2800',
  '\ufeff',
  '\u{e0020}',
  ' ',
];

it.each(INVISIBLE)('the invisible character %j is removed around a text, and is no text', (character) => {
  expect(trimInvisible(`${character} ${character}a${character}b${character}`)).toBe(`a${character}b`);
  expect([isVisible(character.repeat(3)), isVisible(`${character}a`)]).toEqual([false, true]);
  expect(trimInvisible(character)).toBe('');
});
