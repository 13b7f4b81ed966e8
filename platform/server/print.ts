/** Prints one line about the start. `topic`: its first word, such as `ready`. */
export function print(topic: string, text: string): void {
  process.stdout.write(`${topic.padEnd(10)}${text}\n`);
}

/** Prints one line about something that does not work. */
export const warn = (text: string): void => print('warning', text.replace(/\s+/g, ' '));
