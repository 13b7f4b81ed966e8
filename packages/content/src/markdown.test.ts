import { expect, it } from '@jest/globals';
import { isSafeAddress, isTooNested, minutesOf, parseMarkdown } from './markdown.ts';

const text = (value: string) => [{ type: 'text', value }];

it.each([
  ['a paragraph', 'One\ntwo&nbsp;s', [{ type: 'paragraph', children: text('One two\u00a0s') }]],
  [
    'a heading',
    '# What we *do*',
    [
      {
        type: 'heading',
        level: 2,
        id: 'what-we-do',
        children: [...text('What we '), { type: 'emphasis', children: text('do') }],
      },
    ],
  ],
  ['a heading with an id', '### Why {#reason}', [{ type: 'heading', level: 3, id: 'reason', children: text('Why') }]],
  ['a note', '> [!NOTE]\n> Aside.', [{ type: 'note', children: [{ type: 'paragraph', children: text('Aside.') }] }]],
  ['a pull quote', '> [!QUOTE] Loud.', [{ type: 'pull', children: [{ type: 'paragraph', children: text('Loud.') }] }]],
  ['a quote', '> Said.', [{ type: 'quote', children: [{ type: 'paragraph', children: text('Said.') }] }]],
  [
    'a list',
    '1. a\n2. b',
    [{ type: 'list', isOrdered: true, items: ['a', 'b'].map((item) => [{ type: 'paragraph', children: text(item) }]) }],
  ],
  [
    'a picture',
    '![A jug](/media/jug.avif "The jug")',
    [{ type: 'picture', src: '/media/jug.avif', alt: 'A jug', caption: 'The jug' }],
  ],
  [
    'a table',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    [
      {
        type: 'table',
        rows: [
          [text('a'), text('b')],
          [text('1'), text('2')],
        ],
      },
    ],
  ],
  ['code', '```js\nlet a;\n```', [{ type: 'code', value: 'let a;' }]],
  ['HTML', '<script>alert(1)</script>\n\n<b onclick="x()">bold</b>', [{ type: 'paragraph', children: text('bold') }]],
  ['a picture of another site', '![x](https://evil.example/x.png)', []],
])('parses %s', (_, markdown, tree) => {
  expect(parseMarkdown(markdown)).toEqual(tree);
});

it('gives headings with the same text ids of their own', () => {
  expect(parseMarkdown('## A\n\n## A').map((block) => block.type === 'heading' && block.id)).toEqual(['a', 'a-2']);
});

it.each([
  ['https://a.example/b', true],
  ['/post/kettle#removed', true],
  ['#removed', true],
  ['mailto:a@b.example', true],
  ['tel:+8801700000000', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['java\nscript:alert(1)', false],
  ['https://', false],
  ['kettle', false],
])('a link to %j is kept: %s', (address, isKept) => {
  expect(isSafeAddress(address)).toBe(isKept);
});

it('keeps the text of a link to an address that is refused', () => {
  expect(parseMarkdown('[go](javascript:alert(1))')).toEqual([{ type: 'paragraph', children: text('go') }]);
});

it.each([
  ['quotes', '> '.repeat(10_000)],
  ['lists', '- '.repeat(10_000)],
  ['brackets', '['.repeat(10_000)],
  ['pictures', '!['.repeat(10_000)],
  ['emphasis', '*'.repeat(10_000)],
])('does not parse 10,000 nested %s', (_, marks) => {
  const [block] = parseMarkdown(`${marks}a`);
  expect([isTooNested(`${marks}a`), block?.type]).toEqual([true, 'paragraph']);
});

it('bounds depth and number of nodes', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  const nested = Array.from({ length: 25 }, (_, i) => `${'  '.repeat(i)}- a\n`).join('');
  expect(depthOf(parseMarkdown(nested))).toBeLessThan(60);
  expect(parseMarkdown('a\n\n'.repeat(10_000)).length).toBeLessThanOrEqual(5000);
});

it('a table or a rule is not too nested', () => {
  expect(isTooNested(`|${'---|'.repeat(20)}\n${'-'.repeat(80)}`)).toBe(false);
});

it('counts the words of a text without its notes and pull quotes', () => {
  const words = (count: number) => 'word '.repeat(count).trim();
  expect(minutesOf(`${words(200)}\n\n## ${words(39)}\n\n> [!NOTE] ${words(500)}`)).toBe(2);
  const marks = `${words(200)}\n\n- ${words(38)}\n\n## {#id}\n\n\`\`\`\n${words(500)}\n\`\`\`\n\n> [!QUOTE]\n> ${words(99)}`;
  expect(minutesOf(marks)).toBe(1);
  expect(minutesOf('')).toBe(0);
});
