import { expect, it } from '@jest/globals';
import { styleSheetViolations } from './style-sheets.ts';

const messagesOf = (css: string, name = 'chat') =>
  styleSheetViolations({ name, texts: new Map([['page.css', Buffer.from(css)]]) }).map(
    ({ field, message }) => `${field} ${message}`,
  );

it.each(['.any{color:red}', '.any p{color:red}', '@charset "utf-8";.a{color:red}', ''])('%s is accepted', (css) => {
  expect(messagesOf(css)).toEqual([]);
});

it.each(['body', 'html', ':root', '*', 'a', '#id', 'p .x ~ p'])('styles for %s are refused', (selector) => {
  expect(messagesOf(`.a,${selector}{color:red}`)).toEqual([
    `web/page.css has styles for ${selector}, which reach elements of other parts: style the remote's own elements by class, with css or styled`,
  ]);
});

it('a style sheet that is too long is refused', () => {
  expect(messagesOf(`/*${'x'.repeat(500_000)}*/`)).toEqual([
    'web/page.css has 500004 bytes, more than 500000: split the style sheet',
  ]);
});

it('the shell may style the document', () => {
  expect(messagesOf('body{color:red}', 'shell')).toEqual([]);
});
