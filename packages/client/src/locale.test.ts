import { expect, it } from '@jest/globals';
import { contactError, contactFieldNames, contactFormIn } from './contact.ts';
import { bengali } from './content/bn/contact.ts';
import { english } from './content/en/contact.ts';
import { localeOf, numberIn, pathIn, withDigits } from './locale.ts';

it.each([
  ['/contact', 'en'],
  ['/bn/contact', 'bn'],
  ['/bn/contact/', 'bn'],
  ['/bn/about', 'bn'],
  ['/bn', 'bn'],
  ['/bnb/contact', 'en'],
  ['/blogs/bn/contact', 'en'],
])('the language of %s is %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

it('a page has a path in each of its languages, and others have none', () => {
  for (const path of ['/contact', '/bn/contact'])
    expect([pathIn('en', path), pathIn('bn', path)]).toEqual(['/contact', '/bn/contact']);
  for (const path of ['/about', '/bn/about', '/bn']) expect(pathIn('bn', path)).toBeUndefined();
});

it('numbers and digits are those of the language', () => {
  expect([numberIn('en', 114_999), numberIn('bn', 114_999)]).toEqual(['114,999', '১,১৪,৯৯৯']);
  expect(withDigits('bn', '+880 1700 000000')).toBe('+৮৮০ ১৭০০ ০০০০০০');
  expect(withDigits('en', '2025')).toBe('2025');
});

it('the same texts of the form are refused in both languages, each with errors of its own', () => {
  const schema = contactFormIn(bengali);
  const texts = ['', 'x'.repeat(1001), 'x '.repeat(3000), 'a\u0007b', 'shirin.example', 'a@b', 'shirin@tea.example'];
  for (const name of contactFieldNames) {
    for (const text of texts) {
      const [inEnglish, inBengali] = [contactError(name, text), contactError(name, text, schema)];
      expect([name, text, inBengali === undefined]).toEqual([name, text, inEnglish === undefined]);
      if (inBengali !== undefined) expect(inBengali).toMatch(/\p{Script=Bengali}/u);
    }
  }
  expect(bengali.failures.tooMany(540)).toContain('৯ মিনিট');
  expect(english.failures.tooMany(540)).toContain('9 minutes');
});
