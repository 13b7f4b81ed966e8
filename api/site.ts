import { readFile } from 'node:fs/promises';
import { type SiteIdentity, siteIdentity } from '@studio/contract/site';
import * as v from 'valibot';
import { errorCode, reasonOf, StartError } from './start-error.ts';

/**
 * The agency's identity from its file.
 * @throws StartError naming the file, and the first field that is missing or malformed.
 */
export async function readSite(file: string): Promise<SiteIdentity> {
  const result = v.safeParse(siteIdentity, await readJson(file));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartError(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`SITE_FILE: ${file} cannot be read (${errorCode(error) ?? reasonOf(error)})`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${reasonOf(error)}`);
  }
}
