import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '@platform/build/gate/built-release';
import type { MiddlewareHandler } from 'hono';
import { problem } from '../http/problem.ts';
import { errorCode, messageOf, StartError } from '../start-error.ts';

/**
 * The token that guards publishing when none is set: made at the first start, kept in `DATA_DIR/publish-token`, which
 * only its owner can read.
 * @throws StartError when the file cannot be made, read, or holds no token.
 */
export async function readPublishToken(dataDir: string): Promise<string> {
  const file = join(dataDir, 'publish-token');
  try {
    await makeOnce(file, `${randomBytes(32).toString('base64url')}\n`);
    const token = (await readFile(file, 'utf8')).trim();
    if (token.length < 16) throw new Error('it holds no token; remove it to get a new one');
    return token;
  } catch (error) {
    throw new StartError(`DATA_DIR: ${file} cannot be used (${messageOf(error)})`);
  }
}

/** Makes a private file unless it exists. It appears with all of its text, for other processes too. */
async function makeOnce(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flag: 'wx' });
    await link(temporary, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Lets only requests through that bear the token: `Authorization: Bearer <token>`. Others are answered 401. */
export function requireToken(token: string): MiddlewareHandler {
  const wanted = Buffer.from(sha256(`Bearer ${token}`));
  return async (c, next) => {
    const given = Buffer.from(sha256(c.req.header('Authorization') ?? ''));
    if (timingSafeEqual(given, wanted)) return next();
    c.header('WWW-Authenticate', 'Bearer');
    return problem(c, {
      slug: 'publish-token-needed',
      status: 401,
      title: 'Publishing needs the publish token',
      detail: 'Send it as "Authorization: Bearer <token>": the value of PUBLISH_TOKEN, or of DATA_DIR/publish-token.',
    });
  };
}
