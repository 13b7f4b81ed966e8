/** Control characters, and those that change the direction of a line. A terminal acts on them. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Returns a text on one line without control characters: releases and settings contribute to what is printed. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ');

/** Prints one line about the start. `topic`: its first word, such as `ready`. */
export function print(topic: string, text: string): void {
  process.stdout.write(`${topic.padEnd(10)}${withoutControls(text)}\n`);
}

/** Prints one line about something that does not work. */
export const warn = (text: string): void => print('warning', text.replace(/\s+/g, ' '));
