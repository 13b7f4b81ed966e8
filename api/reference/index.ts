import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bytes, encode, negotiate } from '@platform/server/http/encoding';
import { Hono } from 'hono';
import type { Context } from '../resource.ts';
import { FILES, POLICY, pageOf, SCRIPT, STYLE } from './page.ts';

/** Files of Swagger UI that the page loads, and two of its own. */
const TYPES = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
} as const;

const OWN: Readonly<Record<string, string>> = { 'page.js': SCRIPT, 'page.css': STYLE };

/** The browser of a person who is signed in keeps these files for an hour. No shared cache keeps them. */
const CACHED = { 'Cache-Control': 'private, max-age=3600' } as const;

/** Creates `/api`, which shows the OpenAPI document to the people of the site by Swagger UI, and the files of that page. */
export function create({ site, adminOnly }: Pick<Context, 'site' | 'adminOnly'>) {
  const headers = { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' };
  const page = pageOf(site.name);
  const api = new Hono().get('/', adminOnly, (c) => c.html(page, 200, headers));
  for (const name of Object.keys(TYPES) as (keyof typeof TYPES)[]) {
    let encoded: ReturnType<typeof encode> | undefined;
    api.get(`${FILES.slice('/api'.length)}/${name}`, adminOnly, async (c) => {
      encoded ??= readOf(name).then(encode);
      const encoding = negotiate(c.req.header('Accept-Encoding'));
      const { [encoding]: body } = await encoded;
      const sent = encoding !== 'identity' && { 'Content-Encoding': encoding };
      return c.body(body, 200, { 'Content-Type': TYPES[name], Vary: 'Accept-Encoding', ...CACHED, ...sent });
    });
  }
  return { api };
}

/** Reads a file, of the installed package if it is not one of ours. */
async function readOf(name: string): Promise<Bytes> {
  const own = OWN[name];
  if (own !== undefined) return new TextEncoder().encode(own);
  const { default: folderOf } = await import('swagger-ui-dist/absolute-path.js');
  return new Uint8Array(await readFile(join(folderOf(), name)));
}
