import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { documentFonts } from './file-addresses.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-fonts-'));
  await writeFile(join(folder, 'text.woff2'), 'a font');
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the result of the plugin for a document in one bundle of a build. */
async function transformed(environment: 'web' | 'server', code: string) {
  let handler: (context: object) => Promise<string> = async () => '';
  const emitted = new Map<string, string>();
  const watched: string[] = [];
  const api = {
    transform(_: unknown, given: typeof handler) {
      handler = given;
    },
  };
  await documentFonts.setup(api as unknown as RsbuildPluginAPI);
  const document = await handler({
    code,
    resourcePath: join(folder, 'page.html'),
    environment: { name: environment },
    addDependency: (file: string) => watched.push(file),
    emitFile: (name: string, content: Buffer) => emitted.set(name, content.toString()),
  });
  return { document, emitted, watched };
}

it('names the fonts of a document by their content, and makes them files of the release', async () => {
  const { document, emitted, watched } = await transformed('web', 'src: url(./text.woff2), url(text.woff2), url(#a)');
  const [name = ''] = emitted.keys();
  expect(name).toMatch(/^text\.[0-9a-f]{10}\.woff2$/);
  expect([...emitted]).toEqual([[name, 'a font']]);
  expect(document).toBe(`src: url(${name}), url(${name}), url(#a)`);
  expect(watched).toContain(join(folder, 'text.woff2'));
});

it('gives a document the same content in both bundles, and its fonts to the client bundle only', async () => {
  const [web, server] = [await transformed('web', 'url(text.woff2)'), await transformed('server', 'url(text.woff2)')];
  expect(server.document).toBe(web.document);
  expect([web.emitted.size, server.emitted.size]).toEqual([1, 0]);
});

it('fails if a font does not exist', async () => {
  await expect(transformed('web', 'url(other.woff2)')).rejects.toThrow('other.woff2');
});
