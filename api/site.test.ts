import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSite } from './site.ts';
import { StartError } from './start-error.ts';
import { temporaryFolders } from './temporary-folder.fixture.ts';

const identity = {
  name: 'Studio 285',
  phone: '+8801700000000',
  email: 'hello@studio285.example',
  address: 'Dhaka, Bangladesh',
  map: { latitude: 23.7, longitude: 90.4, zoom: 16 },
  social: {
    facebook: 'https://facebook.com/a',
    linkedin: 'https://linkedin.com/a',
    x: 'https://x.com/a',
    github: 'https://github.com/a',
  },
  supportText: 'Hello',
  copyrightYear: 2025,
};

describe('readSite', () => {
  const temporaryFolder = temporaryFolders();
  const siteFile = async (text: string) => {
    const file = join(await temporaryFolder(), 'site.json');
    await writeFile(file, text);
    return file;
  };

  it('reads the identity', async () => {
    expect(await readSite(await siteFile(JSON.stringify(identity)))).toEqual(identity);
  });

  it.each([
    ['a missing field', JSON.stringify({ ...identity, phone: undefined }), /^\/.*site\.json: phone: [^\n]+$/],
    [
      'a malformed field',
      JSON.stringify({ ...identity, map: { ...identity.map, zoom: 99 } }),
      /^\/.*: map\.zoom: [^\n]+$/,
    ],
    ['text that is not JSON', '{\n"name"', /^\/.*site\.json is not JSON: [^\n]+$/],
  ])('names the file and %s on one line', async (_what, text, message) => {
    const reading = readSite(await siteFile(text));
    await expect(reading).rejects.toBeInstanceOf(StartError);
    await expect(reading).rejects.toThrow(message);
  });

  it('names a file that is not there', async () => {
    await expect(readSite('/nowhere/site.json')).rejects.toThrow(
      'SITE_FILE: /nowhere/site.json cannot be read (ENOENT)',
    );
  });
});
