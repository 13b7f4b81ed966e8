import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { request } from '../support/http.ts';
import { root } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** A page in the server bundle of a release. */
interface Page {
  readonly path: string;
  readonly handle: {
    readonly paths?: (api: (path: string) => Promise<Response>) => readonly string[] | Promise<readonly string[]>;
    readonly card?: (source: { params: Readonly<Record<string, string>>; data: undefined }) => string;
  };
}

/** Decodes pictures, as a dependency of the package that makes them. */
const sharp: (bytes: Buffer) => { metadata(): Promise<object> } = createRequire(
  join(root, 'packages/cards/package.json'),
)('sharp');

/** Returns the address of the picture of every public page, by path, as the built releases name it. */
async function builtPictures(url: string): Promise<Map<string, string | undefined>> {
  const pages = ['marketing', 'catalog', 'chat'].flatMap((name) => builtPages(`${name}-mfe`));
  const api = (path: string) => fetch(new URL(path, url));
  const pictures = pages.map(async ({ path, handle }) =>
    ((await handle.paths?.(api)) ?? [path]).map((own) => {
      const picture = handle.card?.({ params: paramsOf(path, own), data: undefined });
      return [own, picture] as const;
    }),
  );
  return new Map((await Promise.all(pictures)).flat());
}

/** Returns the pages of a remote from the server bundle of its release, which is CommonJS. */
function builtPages(folder: string): readonly Page[] {
  const file = join(root, folder, 'dist/server/routes.js');
  const release = { exports: { default: [] as readonly Page[] } };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(release, release.exports, createRequire(file));
  return release.exports.default;
}

/** Returns the parameters of a path such as `/post/kettle` of the route `/post/:id`. */
function paramsOf(route: string, path: string): Record<string, string> {
  const named = route.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { ...new RegExp(`^${named}$`).exec(path)?.groups };
}

test('every public page has a picture of its own for link previews', async ({ site }) => {
  const pictures = await builtPictures(site.url);
  expect(pictures.size).toBeGreaterThan(40);
  expect(new Set(pictures.values()).size).toBe(pictures.size);
  for (const [path, address] of pictures) {
    expect(address, path).toMatch(/^\/assets\/\w+\/card-[\w-]+\.[0-9a-f]{10}\.jpg$/);
    const { status, headers, body } = await request(site.url, address ?? '');
    expect([status, headers['content-type']], path).toEqual([200, 'image/jpeg']);
    expect(await sharp(body).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(body.byteLength, path).toBeLessThan(120_000);
  }
});
