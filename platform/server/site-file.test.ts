import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { readSiteFile } from './site-file.ts';
import { StartError } from './start-error.ts';
import { temporaryFolders } from './temporary-folder.fixture.ts';

const phone = v.pipe(v.string(), v.startsWith('+', 'a plus sign and digits'));
const schema = v.strictObject({ name: v.string(), phone, map: v.object({ zoom: v.pipe(v.number(), v.maxValue(19)) }) });
const data = { name: 'Hello', phone: '+47', map: { zoom: 16 } };

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
    ['a missing field', JSON.stringify({ ...data, name: undefined }), /^name is missing in \/.*site\.json$/],
    ['an unknown field', JSON.stringify({ ...data, fax: '' }), /^fax in \/.*site\.json is not a known field$/],
    ['a field of another type', JSON.stringify({ ...data, name: 5 }), /^name in .*json must be of type string, not 5$/],
    ['a malformed field', JSON.stringify({ ...data, phone: '47' }), /^phone in .*json must be a plus sign and digits$/],
    [
      'a number out of range',
      JSON.stringify({ ...data, map: { zoom: 99 } }),
      /^map\.zoom in .*json must be <=19, not 99$/,
    ],
    ['another value', '5', /^\/.*site\.json must contain an object$/],
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
