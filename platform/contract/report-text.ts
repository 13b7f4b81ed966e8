// Apart from `report.ts`, so that browsers load it without the schemas.

/** Maximum length of a report's message, in characters. Longer ones are truncated before they are sent. */
export const REPORT_MESSAGE_LENGTH = 500;

/** Digits, of which two may be apart by what people write in telephone and card numbers. */
const DIGITS = /\d(?:[\s()+.,/-]{0,3}\d)*/g;

/** Maximum digits of a number that stays: those of a status, or of an error's code. */
const MAX_DIGITS = 3;

/** Maximum length of a variable’s name that stays, in characters. */
const MAX_NAME = 40;

/** Returns whether a text is the name of a variable, such as `site.title`. */
const isName = (text: string): boolean => text.length <= MAX_NAME && /^[\w$.]+$/.test(text);

/**
 * Returns an error's message without what may be a visitor's: addresses, emails, long numbers, and quoted texts that are more than the name
 * of a variable.
 */
export const cleanText = (message: string): string =>
  message
    .slice(0, REPORT_MESSAGE_LENGTH)
    .split(' ')
    .map((word) => (/@|%40/.test(word) ? '[email]' : word.includes('://') ? '[address]' : word))
    .join(' ')
    .replace(/(["“`])[^"”`]*["”`]?/g, '[text]')
    .replace(/\B'([^']*)'/g, (quoted, text: string) => (isName(text) ? quoted : '[text]'))
    .replace(DIGITS, (digits) => (digits.replace(/\D/g, '').length > MAX_DIGITS ? '[number]' : digits))
    .slice(0, REPORT_MESSAGE_LENGTH);
