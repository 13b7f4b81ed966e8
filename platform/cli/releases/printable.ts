/** Control characters, and those that change the direction of a line. A terminal acts on them. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Returns a text that comes from a site without control characters, on one line. */
export const printable = (text: string): string => text.replace(CONTROLS, ' ');

/** Parses JSON that comes from a site, and makes all its texts and keys printable: its teams and releases contribute to it. */
export const parsePrintable = (json: string) =>
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string') return printable(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [printable(key), field]));
  });
