import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from '../create-folder.ts';
import { errorCode, messageOf } from '../start-error.ts';

/**
 * Returns the token that releasing requires if PUBLISH_TOKEN is not set. The first call creates it in `DATA_DIR/publish-token`,
 * which only the user of the process can read. If it cannot be read or created, calls `warn` and returns a random token, with
 * which no release can be sent.
 */
export async function readPublishToken(dataDir: string, warn: (text: string) => void = () => {}): Promise<string> {
  const file = join(dataDir, 'publish-token');
  const created = randomBytes(32).toString('base64url');
  try {
    if (!existsSync(file)) await createOnce(file, `${created}\n`);
    const token = (await readFile(file, 'utf8')).trim();
    if (token.length < 16) throw new Error('it contains no token; remove it to get a new one');
    return token;
  } catch (error) {
    warn(`nothing can be released, because ${file} cannot be used (${messageOf(error)}): set PUBLISH_TOKEN`);
    return created;
  }
}

/** Creates a private file, and its folder, unless it exists. Other processes never see it without its text. */
async function createOnce(file: string, text: string): Promise<void> {
  await createFolder(dirname(file));
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
