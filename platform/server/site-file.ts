import { readFile } from 'node:fs/promises';
import { readBudgets } from '@platform/build/gate/size-budget';
import type { Budgets } from '@platform/build/gate/violation';
import * as v from 'valibot';
import { type Redirects, readRedirects } from './release-set/redirects.ts';
import type { Settings } from './settings.ts';
import { errorCode, messageOf, StartError } from './start-error.ts';

/**
 * Reads the site's data from its file.
 * @throws StartError naming the file, and the first field that is missing or invalid.
 */
export async function readSiteFile<Data>(file: string, schema: v.GenericSchema<unknown, Data>): Promise<Data> {
  const result = v.safeParse(schema, await readJson(file));
  if (result.success) return result.output;
  throw new StartError(sentenceOf(result.issues[0], file));
}

/** Returns an issue as a sentence. A message that a schema sets completes "must be". */
function sentenceOf(issue: v.BaseIssue<unknown>, file: string): string {
  const path = v.getDotPath(issue);
  if (path === null) return `${file} must contain an object`;
  if (issue.input === undefined) return `${path} is missing in ${file}`;
  if (issue.expected === 'never') return `${path} in ${file} is not a known field`;
  const isDefault = issue.message.startsWith('Invalid ');
  const type = issue.kind === 'schema' ? 'of type ' : '';
  return `${path} in ${file} must be ${isDefault ? `${type}${issue.expected}, not ${issue.received}` : issue.message}`;
}

/** The site's files beside its sources. */
export interface SiteFiles<Data> {
  readonly data: Data;
  readonly budgets: Budgets;
  readonly redirects: Redirects;
}

/**
 * Reads the site's data, budgets and redirects.
 * @throws StartError naming the file, and what is wrong with it.
 */
export async function readSiteFiles<Data>(
  settings: Settings,
  schema: v.GenericSchema<unknown, Data>,
): Promise<SiteFiles<Data>> {
  return {
    data: await readSiteFile(settings.siteFile, schema),
    budgets: await readBudgets(settings.budgetsFile).catch((error: unknown) => {
      throw new StartError(messageOf(error));
    }),
    redirects: await readRedirects(settings.redirectsFile),
  };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`SITE_FILE: ${file} cannot be read (${errorCode(error) ?? messageOf(error)})`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${messageOf(error)}`);
  }
}
