import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '@platform/build/gate/built-release';
import { QUOTA } from '../releases/releases-api.fixture.ts';
import { StartError } from '../start-error.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { openTeamsFile } from './teams.ts';

const OWN = 'the publish token';
const TOKEN = 'the token of marketing';

describe('teams', () => {
  const temporaryFolder = temporaryFolders();

  const setUp = async () => {
    const file = join(await temporaryFolder(), 'teams.json');
    const clock = { now: new Date('2027-01-31T23:59:59Z') };
    const errors: unknown[] = [];
    const write = (...tokens: object[]) =>
      writeFile(file, JSON.stringify({ teams: [{ name: 'Marketing', releases: ['marketing'], tokens }] }));
    const open = () =>
      openTeamsFile({ file, publishToken: OWN, onError: (error) => errors.push(error), now: () => clock.now });
    return { file, clock, errors, write, open };
  };

  it('have tokens until the end of a day, or until they are removed from the file', async () => {
    const { clock, open, write } = await setUp();
    await write({ sha256: sha256(TOKEN), until: '2027-01-31' });
    const { findActor: find } = await open();
    expect(await find(TOKEN)).toEqual({ name: 'Marketing', releases: ['marketing'], quota: QUOTA });
    expect(await find(sha256(TOKEN))).toBeUndefined();
    clock.now = new Date('2027-02-01T00:00:00Z');
    expect(await find(TOKEN)).toBeUndefined();
    clock.now = new Date('2027-01-01T00:00:00Z');
    expect(await find(TOKEN)).toBeDefined();
    await write();
    expect(await find(TOKEN)).toBeUndefined();
  });

  it('need not exist: the publish token releases everything', async () => {
    const { findActor: find } = await (await setUp()).open();
    expect(await find(OWN)).toEqual({ name: 'publish token' });
    expect(await find(TOKEN)).toBeUndefined();
  });

  it('are refused while their file is broken, which is reported', async () => {
    const { file, errors, open, write } = await setUp();
    await write({ sha256: sha256(TOKEN), until: '2027-01-31' });
    const { findActor: find } = await open();
    await writeFile(file, '{');
    await expect(find(TOKEN)).rejects.toMatchObject({ details: { status: 503, slug: 'teams-unreadable' } });
    expect(errors).toHaveLength(1);
    expect(await find(OWN)).toBeDefined();
  });

  it('have keys for the names they release, which cannot be read while the file is broken', async () => {
    const { file, errors, open } = await setUp();
    const key = `MCowBQYDK2VwAyEA${'a'.repeat(43)}`;
    const shop = { name: 'Shop', releases: ['catalog'], tokens: [] };
    const keyed = { name: 'Marketing', releases: ['marketing', 'blog'], tokens: [], keys: [key] };
    await writeFile(file, JSON.stringify({ teams: [shop, keyed] }));
    const { findKeys, teamOf } = await open();
    expect(await Promise.all(['blog', 'catalog', 'shell'].map(findKeys))).toEqual([[key], [], []]);
    const teams = await Promise.all(['marketing', 'blog', 'catalog', 'shell'].map(teamOf));
    expect(teams).toEqual(['team Marketing', 'team Marketing', 'team Shop', 'shell']);
    await writeFile(file, '{');
    await expect(findKeys('catalog')).rejects.toMatchObject({ details: { status: 503 } });
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['{', 'the whole file'],
    ['{ "teams": [{ "name": "A", "releases": [], "tokens": [] }] }', 'teams.0.releases'],
    [
      '{ "teams": [{ "name": "A", "releases": ["shell"], "tokens": [{ "sha256": "a", "until": "2027-01-01" }] }] }',
      'sha256',
    ],
    ['{ "teams": [{ "name": "A", "releases": ["shell"], "tokens": [], "admin": true }] }', 'teams.0.admin'],
    ['{ "teams": [{ "name": "A", "releases": ["shell"], "tokens": [], "keys": ["AAAA"] }] }', 'teams.0.keys.0'],
  ])('stop the start if their file is %s', async (text, place) => {
    const { file, open } = await setUp();
    await writeFile(file, text);
    const error: unknown = await open().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain(file);
    expect(String(error)).toContain(place);
  });
});
