import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { readSiteFile } from './site-file.ts';
import { StartError } from './start-error.ts';
import { temporaryFolders } from './temporary-folder.fixture.ts';

const schema = v.object({ name: v.string(), map: v.object({ zoom: v.pipe(v.number(), v.maxValue(19)) }) });
const data = { name: 'Hello', map: { zoom: 16 } };

describe('readSiteFile', () => {
  const temporaryFolder = temporaryFolders();
  const siteFile = async (text: string) => {
    const file = join(await temporaryFolder(), 'site.json');
    await writeFile(file, text);
    return file;
  };

  it('reads the data', async () => {
    expect(await readSiteFile(await siteFile(JSON.stringify(data)), schema)).toEqual(data);
  });

  it.each([
    ['a missing field', JSON.stringify({ ...data, name: undefined }), /^\/.*site\.json: name: [^\n]+$/],
    ['a malformed field', JSON.stringify({ ...data, map: { zoom: 99 } }), /^\/.*: map\.zoom: [^\n]+$/],
    ['text that is not JSON', '{\n"name"', /^\/.*site\.json is not JSON: [^\n]+$/],
  ])('names the file and %s on one line', async (_what, text, message) => {
    const reading = readSiteFile(await siteFile(text), schema);
    await expect(reading).rejects.toBeInstanceOf(StartError);
    await expect(reading).rejects.toThrow(message);
  });

  it('names a file that does not exist', async () => {
    await expect(readSiteFile('/nowhere/site.json', schema)).rejects.toThrow(
      'SITE_FILE: /nowhere/site.json cannot be read (ENOENT)',
    );
  });
});
