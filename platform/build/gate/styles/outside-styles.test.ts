import { describe, expect, it } from '@jest/globals';
import { pageViolations } from '../checks.ts';
import { shellStylesOf, styleSheetViolations } from './outside-styles.ts';

const SHELL_CSS =
  ':root{--x:1}body{margin:0}@font-face{font-family:A;src:url(a)}.css-header{color:red}.css-header a{color:blue}';

const messagesOf = (css: string, shell: readonly string[] = [SHELL_CSS]) =>
  pageViolations({ path: '/about', styles: [css], shell: shellStylesOf(shell) }).map(({ message }) => message);

describe('styles of a rendered page', () => {
  it.each([
    '',
    SHELL_CSS,
    '.css-a{color:red}',
    '.css-a p,.css-a>*{color:red}',
    '.css-a>*+*{margin:0}',
    '.css-a+.css-a{margin:0}',
    'input:checked+.css-a{color:red}',
    'html[data-theme=dark] .css-a{color:red}',
    'body:hover .css-a{color:red}',
    '.css-a:not(:hover)::before{content:"}"}',
    ':is(.css-a,.css-b p){color:red}',
    '@media (min-width:10px){.css-a{color:red}@supports (display:grid){.css-a b{color:red}}}',
    '@keyframes turn{from{top:0}to{top:1px}}',
    '.css-a{&:hover{color:red}& p{color:red}& p+p{color:red}--x:{a};content:"{"}',
    '.css-a{color:red}/* body{} */',
  ])('%s stays within the remote', (css) => {
    expect(messagesOf(css)).toEqual([]);
  });

  it.each([
    [':root{--x:2}', ':root'],
    ['html{color:red}', 'html'],
    ['body{margin:1px}', 'body'],
    ['*{margin:0}', '*'],
    ['a{color:red}', 'a'],
    ['.css-a,p{color:red}', 'p'],
    ['.global{color:red}', '.global'],
    ['#root{color:red}', '#root'],
    ['[class]{color:red}', '[class]'],
    ['body:has(.css-a){color:red}', 'body:has(.css-a)'],
    ['p:not(.css-a){color:red}', 'p:not(.css-a)'],
    [':is(.css-a,body){color:red}', ':is(.css-a,body)'],
    ['.css-a~footer{color:red}', '.css-a~footer'],
    ['html.css-a{color:red}', 'html.css-a'],
    ['.css-header{display:none}', '.css-header'],
    ['.css-header b{color:red}', '.css-header b'],
    ['@media print{body{margin:1px}}', 'body'],
    ['@media print{body{margin:0}}', 'body'],
    ['@layer x{.css-a{color:red}a{color:red}}', 'a'],
    ['@font-face{font-family:B;src:url(b)}', '@font-face'],
    ['@import "x.css";', '@import'],
    ['@property --x{syntax:"*";inherits:false}', '@property'],
    [`${'@media print{'.repeat(20)}.css-a{color:red}${'}'.repeat(20)}`, undefined],
    ['.css-a{color:red}} body{color:red}', undefined],
    ['.css-a ]x, body{color:red}', undefined],
    ['.css-a{~ footer{color:red}}', '~ footer{color:red}'],
    ['.css-a{&~footer{color:red}}', '&~footer'],
    ['.css-a{color:red;p:hover{color:red}}', undefined],
    ['.css-a{:root &, :root{color:red}}', ':root &, :root{color:red}'],
    ['.css-a{& p,:root{color:red}}', ':root'],
  ])('%s is refused', (css, selector) => {
    const messages = messagesOf(css);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatch(/^has styles for .*, which .*: style the remote's own/s);
    if (selector !== undefined)
      expect(messages).toEqual([expect.stringContaining(`has styles for ${selector}, which`)]);
  });

  it('of more than 500,000 characters are refused without reading them', () => {
    expect(messagesOf(`body{content:"${'x'.repeat(500_000)}"}`)).toEqual([
      expect.stringMatching(/^has 500\d+ characters of styles, more than 500000: style less/),
    ]);
  });

  it('are parsed without an error, whatever they are', () => {
    const pieces = [...'{}()"\':;,\\&>', '/*', '*/', '@media', 'body', '.css-a'];
    let state = 1;
    const next = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const runs = process.env.TEST_MAIN === '1' ? 200 : 2000;
    for (let i = 0; i < runs; i += 1) {
      const css = Array.from({ length: 1 + next(20) }, () => pieces[next(pieces.length)]).join('');
      expect(() => messagesOf(css, [])).not.toThrow();
    }
  });
});

const sheetMessagesOf = (css: string, name = 'chat') =>
  styleSheetViolations({ name, texts: new Map([['page.css', Buffer.from(css)]]) }).map(
    ({ field, message }) => `${field} ${message}`,
  );

it.each(['.any{color:red}', '.any p{color:red}', '@charset "utf-8";.a{color:red}', ''])('%s is accepted', (css) => {
  expect(sheetMessagesOf(css)).toEqual([]);
});

it.each(['body', 'html', ':root', '*', 'a', '#id', 'p .x ~ p'])('styles for %s are refused', (selector) => {
  expect(sheetMessagesOf(`.a,${selector}{color:red}`)).toEqual([
    `web/page.css has styles for ${selector}, which reach elements of other parts: style the remote's own elements by class, with css or styled`,
  ]);
});

it('a style sheet that is too long is refused', () => {
  expect(sheetMessagesOf(`/*${'x'.repeat(500_000)}*/`)).toEqual([
    'web/page.css has 500004 bytes, more than 500000: split the style sheet',
  ]);
});

it('the shell may style the document', () => {
  expect(sheetMessagesOf('body{color:red}', 'shell')).toEqual([]);
});
