import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StartError } from '../start-error.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { readRedirects } from './redirects.ts';

describe('readRedirects', () => {
  const temporaryFolder = temporaryFolders();
  const read = async (text: string) => {
    const file = join(await temporaryFolder(), 'redirects.json');
    await writeFile(file, text);
    return readRedirects(file);
  };

  it('reads the redirects', async () => {
    const redirects = { '/blog': '/blogs', '/index.html': '/', '/services/seo-audit': '/#services' };
    expect(await read(JSON.stringify(redirects))).toEqual(redirects);
  });

  it('returns none without a file', async () => {
    expect(await readRedirects('/nowhere/redirects.json')).toEqual({});
  });

  it.each([
    ['a list', '["/blog"]', 'is a list'],
    ['text that is not JSON', '{', 'the whole file'],
    ['a source in upper case', '{ "/Blog": "/blogs" }', 'a path in lower case'],
    ['a source with a slash at its end', '{ "/blog/": "/blogs" }', 'a path in lower case'],
    ['another site', '{ "/blog": "https://blog.example" }', 'a page such as'],
    ['a target with a search', '{ "/blog": "/blogs?page=1" }', 'a page such as'],
  ])('refuses %s', async (_what, text, message) => {
    const reading = read(text);
    await expect(reading).rejects.toBeInstanceOf(StartError);
    await expect(reading).rejects.toThrow(message);
  });

  it('refuses another site without a scheme', async () => {
    await expect(read('{ "/blog": "//blog.example" }')).rejects.toThrow('a page such as');
  });
});
