import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PageResult } from '@platform/contract/render';
import { build } from 'esbuild';
import { createTitleFonts } from './title-fonts.ts';

const FONT = join(import.meta.dirname, '../../../../shell/layout/fonts/display.woff2');
const OUTFILE = join(import.meta.dirname, `../../node_modules/.cache/tests/title-font-program.${process.pid}.mjs`);

/** A worker that never responds. */
const ENDLESS = new URL('data:text/javascript,for(;;);');

const shell = { files: [{ path: 'web/title.woff2', sha256: 'font', size: 50_000 }] };

const page = (characters: string, file = '/assets/shell/title.woff2'): PageResult => ({
  status: 200,
  html: '<html><head><title>A</title></head><body><h1>A</h1></body></html>',
  inlineStyles: ['p{}'],
  inlineScripts: [],
  titleFont: { file, axes: { wght: 650 }, css: '@font-face{font-family:Title;src:url()}h1{}', characters },
});

/** Returns the bytes of the font in a page. */
function fontIn({ html }: PageResult): Buffer {
  const [, base64 = ''] = /<style data-first-page>@font-face\{[^}]*base64,([^)]+)\)/.exec(html) ?? [];
  return Buffer.from(base64, 'base64');
}

describe('title fonts', () => {
  beforeAll(() =>
    build({
      entryPoints: [join(import.meta.dirname, 'title-font-program.ts')],
      outfile: OUTFILE,
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['subset-font'],
    }).then(() => undefined),
  );

  const opened: { close(): Promise<void> }[] = [];
  const warn = jest.fn();
  afterEach(async () => {
    warn.mockClear();
    await Promise.all(opened.splice(0).map((fonts) => fonts.close()));
  });
  afterAll(() => import('node:fs/promises').then(({ rm }) => rm(OUTFILE, { force: true })));

  function open(
    bytes: () => Promise<Uint8Array> = () => readFile(FONT),
    options: { program?: URL; timeoutMs?: number } = {},
  ) {
    const read = jest.fn(bytes);
    const fonts = createTitleFonts({ readFile: read, log: { warn }, program: pathToFileURL(OUTFILE), ...options });
    opened.push(fonts);
    return { fonts, read };
  }

  it('are the letters of a title alone, made once, and part of the policy', async () => {
    const { fonts, read } = open();
    const short = await fonts.addTo(page('Abou'), shell);
    const long = await fonts.addTo(page('Abcdefghijklm'), shell);
    expect(fontIn(short).subarray(0, 4).toString()).toBe('wOF2');
    expect(fontIn(short).length).toBeLessThan(fontIn(long).length);
    expect(short.html).toContain('</style></head><body>');
    expect(short.inlineStyles).toEqual(['p{}', expect.stringContaining('base64,')]);
    expect(await fonts.addTo(page('Abou'), shell)).toEqual(short);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each<[string, PageResult, Parameters<typeof open>]>([
    ['has no file of that name', page('Abou', '/assets/shell/other.woff2'), []],
    ['cannot be read', page('Abou'), [async () => Promise.reject(new Error('the database is away'))]],
    ['is no font', page('Abou'), [async () => new Uint8Array(1000)]],
    ['is never done', page('Abou'), [undefined, { program: ENDLESS, timeoutMs: 50 }]],
  ])('are left out if the file %s, which is logged', async (_, given, options) => {
    const { fonts } = open(...options);
    expect(await fonts.addTo(given, shell)).toBe(given);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are left out of pages that name none', async () => {
    const { titleFont: _, ...without } = page('A');
    expect(await open().fonts.addTo(without, shell)).toBe(without);
    expect(warn).not.toHaveBeenCalled();
  });
});
