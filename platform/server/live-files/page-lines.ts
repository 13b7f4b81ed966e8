import { scanHtml } from './scan-html.ts';

/** Elements whose text is not read. */
const SKIPPED = /^(script|style|template|svg|noscript|iframe)$/;

/** Elements within a line of text. Any other one ends it. */
const INLINE = /^(a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/** Maximum numbers of lines of a page, and of characters of a line. */
const MAX_LINES = 2000;
const MAX_LENGTH = 300;

/** Returns the lines of text of a page's body, in their order. Reads a bounded part of the page: a remote's release has written it. */
export async function readLines(html: string): Promise<string[]> {
  const lines: string[] = [];
  let line = '';
  let skipped = 0;
  let isBody = false;
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push(text.slice(0, MAX_LENGTH));
    line = '';
  };
  await scanHtml(html, {
    open(name) {
      if (name === 'body') isBody = true;
      if (SKIPPED.test(name)) skipped += 1;
      else if (!INLINE.test(name)) end();
    },
    close(name) {
      if (SKIPPED.test(name)) skipped -= 1;
      else if (!INLINE.test(name)) end();
    },
    text(text) {
      if (isBody && skipped === 0 && line.length < 4 * MAX_LENGTH) line += text;
    },
    isDone: () => lines.length >= MAX_LINES,
  });
  end();
  return lines;
}
