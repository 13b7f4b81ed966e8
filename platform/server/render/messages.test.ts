import { PassThrough } from 'node:stream';
import { expect, it, jest } from '@jest/globals';
import { BOUNDS } from './bounds.ts';
import { type FromProcess, readMessages } from './messages.ts';

const rendered = (parts: object) =>
  `${JSON.stringify({ type: 'rendered', status: 200, html: 0, inlineStyles: [], inlineScripts: [], ...parts })}\n`;
const described = (text: string) => `{"type":"described","routes":${text.length}}\n${text}`;

/** Returns the messages in chunks of a channel, and the message of the error that ended the reading. */
function read(chunks: readonly Buffer[]) {
  const channel = new PassThrough();
  const messages: FromProcess[] = [];
  const errors: unknown[] = [];
  readMessages(
    channel as never,
    (message) => messages.push(message) > 0,
    (error) => errors.push(error),
  );
  for (const chunk of chunks) channel.emit('data', chunk);
  return { messages, errors };
}

const titleFont = { file: '/assets/shell/a.woff2', axes: { wght: 650 }, css: 'h1{}', characters: 'A' };
const axes = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`axi${i}`, 1]));

it.each([1, 7, 1000])('messages are read from chunks of %d bytes', (size) => {
  const page = `${rendered({ html: 5, inlineStyles: [1, 2], inlineScripts: [0], titleFont })}a€bcde`;
  const bytes = Buffer.from(`{"type":"started"}\n${page}${described('[]')}{"type":"started"}\n`);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  const { messages, errors } = read(chunks);
  expect(errors).toEqual([]);
  expect(messages).toEqual([
    { type: 'started' },
    { type: 'rendered', page: { status: 200, html: 'a€b', inlineStyles: ['c', 'de'], inlineScripts: [''], titleFont } },
    { type: 'described', routes: [] },
    { type: 'started' },
  ]);
});

it.each([301, 302, 303, 307, 308])('a redirect to a path of the site with status %d is read', (status) => {
  for (const location of ['/', '/a?b=%20c#d', `/${'a'.repeat(1999)}`]) {
    const { messages } = read([Buffer.from(rendered({ status, location }))]);
    expect(messages).toMatchObject([{ type: 'rendered', page: { status, location } }]);
  }
});

it.each([
  ['a header that never ends', 'x'.repeat(BOUNDS.header + 1)],
  ['a header that is no JSON', '{\n'],
  ['an unknown type', '{"type":"open"}\n'],
  ['a long failure', `{"type":"failed","message":"${'x'.repeat(1001)}"}\n`],
  ['a long stack', `{"type":"uncaught","message":"","stack":"${'x'.repeat(3001)}"}\n`],
  ['a long path', `{"type":"request","id":1,"path":"${'x'.repeat(2001)}"}\n`],
  ['a long description', described(' '.repeat(BOUNDS.description + 1))],
  ['a long page', rendered({ html: BOUNDS.html + 1 })],
  ['a page of negative length', rendered({ html: -1 })],
  ['a long head', `${rendered({ html: BOUNDS.head + 1 })}${'x'.repeat(BOUNDS.head + 1)}`],
  ['too many styles', rendered({ inlineStyles: Array(BOUNDS.inline + 1).fill(0) })],
  ['too many scripts', rendered({ inlineScripts: Array(BOUNDS.inline + 1).fill(0) })],
  ['long styles and scripts', rendered({ inlineStyles: [BOUNDS.inlineBytes], inlineScripts: [1] })],
  ['styles of a title that close their element', rendered({ titleFont: { ...titleFont, css: '</style>' } })],
  ['a long title', rendered({ titleFont: { ...titleFont, characters: 'x'.repeat(301) } })],
  ['a typeface with many axes', rendered({ titleFont: { ...titleFont, axes: axes(9) } })],
  ...[100, 103, 201, 204, 206, 302, 304, 401, 600, 200.5].map(
    (status) => [`a page with status ${status}`, rendered({ status })] as const,
  ),
  ...['', 'a', '//a', '/\\a', 'https://a', '/a b', '/\n', '/é', `/${'a'.repeat(2000)}`, 1].map(
    (location) => [`a redirect to ${location}`, rendered({ status: 302, location })] as const,
  ),
  ...[200, 300, 304, 305, 404].map(
    (status) => [`a redirect with status ${status}`, rendered({ status, location: '/' })] as const,
  ),
])('%s is refused, and no more is read', (_, text) => {
  const { messages, errors } = read([Buffer.from(text), Buffer.from('{"type":"started"}\n')]);
  expect([messages, errors.length]).toEqual([[], 1]);
});

/** Returns the lengths of what is parsed while a function runs. */
function parsedBy(run: () => void): number[] {
  const parse = jest.spyOn(JSON, 'parse');
  run();
  const lengths = parse.mock.calls.map(([text]) => text.length);
  parse.mockRestore();
  return lengths;
}

it.each([
  ['a header that never ends', '['.repeat(8_000_000), 0],
  ['a description of 8 MB', described('1'.repeat(8_000_000)), BOUNDS.header],
  ['a page of 8 MB', `${rendered({ html: 8_000_000 })}${'x'.repeat(8_000_000)}`, BOUNDS.header],
  ['2,500,000 scripts', rendered({ inlineScripts: Array(2_500_000).fill(0) }), 0],
  ['the longest description', described(`[${'1,'.repeat(BOUNDS.description / 2 - 1)}1]`), BOUNDS.description],
  ['the longest page', `${rendered({ html: BOUNDS.html })}</head>${'x'.repeat(BOUNDS.html)}`, BOUNDS.header],
])('of %s no more is parsed than the bounds allow', (_, text, max) => {
  const bytes = Buffer.from(text);
  const lengths = parsedBy(() => read([bytes]));
  expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(max);
});
