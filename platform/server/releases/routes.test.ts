import { describe, expect, it, jest } from '@jest/globals';
import { type BuiltFile, listOf, versionOf } from '@platform/build/gate/built-release';
import type { FindActor } from '../teams/teams.ts';
import { makeBuild } from './build-folder.fixture.ts';
import { noSignatures, QUOTA, releasesApi } from './releases-api.fixture.ts';
import { addBuild, NOON, testStores } from './store/test-store.fixture.ts';

/** Returns a function that finds the actor of a token: `team` is one of Marketing, with these numbers in its quota. */
const teamWith = (quota: Partial<typeof QUOTA>): FindActor => {
  const team = { name: 'Marketing', releases: ['marketing'], quota: { ...QUOTA, ...quota } };
  return async (token) => (token === 'team' ? team : { name: 'publish token' });
};

const UNKNOWN = 'f'.repeat(64);

describe('the releases API', () => {
  const testStore = testStores();

  const setUp = async (replaced: Parameters<typeof releasesApi>[1] = {}) => {
    const { store } = await testStore();
    const { send } = releasesApi(store, replaced);
    /** Sends a request. Returns the status and the parsed body of the response. */
    const call = async (path: string, body?: unknown, token?: string) => {
      const response = await send(body === undefined ? 'GET' : 'POST', path, body, token);
      return [response.status, await response.json()];
    };
    const put = async ({ sha256 }: BuiltFile, bytes: Uint8Array) =>
      (await send('PUT', `/releases/marketing/files/${sha256}`, bytes)).status;
    return { store, send, call, put };
  };

  it('stores a release: its list, the missing files, the list again', async () => {
    const { call, put } = await setUp();
    const files = makeBuild('marketing');
    const [version, list] = [versionOf(files), { files: listOf(files) }];
    const missing = files.map(({ sha256 }) => sha256);
    expect(await call('/releases/marketing', list)).toEqual([200, { version, missing }]);
    for (const file of files) expect(await put(file, file.bytes)).toBe(204);
    expect(await call('/releases/marketing', list)).toEqual([201, { version }]);
    expect(await call('/releases/marketing', list)).toEqual([200, { version, existed: true }]);
    for (const status of [201, 200]) {
      const promoted = await call('/deployments', { name: 'marketing', version });
      expect(promoted).toEqual([status, { seq: 1, version, failed: [] }]);
    }
  });

  it('refuses a release with all violations', async () => {
    const { send, store } = await setUp();
    const files = makeBuild('marketing', { 'web/entry.1.js': undefined });
    for (const file of files) await store.putFile(file.sha256, file.bytes);
    const refused = await send('POST', '/releases/catalog', { files: listOf(files) });
    expect([refused.status, refused.headers.get('Content-Type')]).toEqual([422, 'application/problem+json']);
    expect(await refused.json()).toMatchObject({
      type: 'urn:problem:release-refused',
      errors: [{ field: 'release.json name' }, { field: 'release.json entry' }],
    });
    expect(await store.get('catalog', versionOf(files))).toBeUndefined();
  });

  it('stores as many releases of a team in an hour as its quota has, and any number by the publish token', async () => {
    const { call, store } = await setUp({ findActor: teamWith({ releasesPerHour: 1 }) });
    const builds = ['a', 'b', 'c'].map((text) => makeBuild('marketing', { [`web/${text}.1.txt`]: text }));
    for (const file of builds.flat()) await store.putFile(file.sha256, file.bytes);
    const [first, second, third] = builds.map((files) => ({ files: listOf(files) }));
    const statusOf = async (list: object | undefined, token?: string) =>
      (await call('/releases/marketing', list, token))[0];
    expect(await statusOf(first, 'team')).toBe(201);
    expect(await statusOf(second, 'team')).toBe(429);
    expect(await statusOf(first, 'team')).toBe(200);
    expect(await statusOf(third)).toBe(201);
  });

  it('refuses bytes with another hash or size than in the list, or too many', async () => {
    const { call, put } = await setUp();
    const files = makeBuild('marketing');
    await call('/releases/marketing', { files: listOf(files) });
    const [file] = files;
    if (file === undefined) throw new Error('the build has files');
    expect(await put(file, Buffer.from('other'))).toBe(422);
    expect(await put(file, Buffer.alloc(file.size))).toBe(422);
    expect(await put(file, new Uint8Array(8 * 1024 * 1024 + 1))).toBe(413);
  });

  it('takes no file that no list of the name has named', async () => {
    const { call, store, send } = await setUp();
    const hashes = Array.from({ length: 40 }, (_, i) => i.toString(16).padStart(64, '0'));
    const body = new Uint8Array(8 * 1024 * 1024);
    for (const hash of hashes) expect((await send('PUT', `/releases/marketing/files/${hash}`, body)).status).toBe(409);
    await call('/releases/catalog', { files: listOf(makeBuild('catalog')) });
    const [file] = makeBuild('catalog');
    const refused = await send('PUT', `/releases/marketing/files/${file?.sha256}`, file?.bytes, 'team');
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringContaining('Send the list of the release first') }),
    ]);
    expect(await store.missing(listOf(makeBuild('catalog')))).toHaveLength(makeBuild('catalog').length);
  });

  it('lists no more bytes for a team than its quota has, whether they are sent or not', async () => {
    const { call, put, store } = await setUp({ findActor: teamWith({ storedMegabytes: 1 }) });
    const json = { path: 'release.json', sha256: 'e'.repeat(64), size: 1 };
    /** A list of files that all have `size` bytes. */
    const list = (digits: string, size: number) => ({
      files: [json, ...[...digits].map((digit) => ({ path: `web/${digit}`, sha256: digit.repeat(64), size }))],
    });
    const statusOf = async (body: object) => (await call('/releases/marketing', body, 'team'))[0];
    expect(await statusOf(list('12345678', 8_000_000))).toBe(413);
    expect(await statusOf(list('12', 400_000))).toBe(200);
    expect(await statusOf(list('12', 400_000))).toBe(200);
    expect(await statusOf(list('34', 400_000))).toBe(413);
    const files = makeBuild('marketing', { 'web/large.1.txt': 'a'.repeat(150_000) });
    expect(await statusOf({ files: listOf(files) })).toBe(200);
    for (const file of files) expect(await put(file, file.bytes)).toBe(204);
    expect(await statusOf({ files: listOf(files) })).toBe(201);
    expect(await statusOf(list('3', 100_000))).toBe(413);
    // A refused list leaves nothing behind, and the publish token has no quota.
    await expect(store.listed.find('marketing', '3'.repeat(64))).rejects.toMatchObject({ details: { status: 409 } });
    expect((await call('/releases/marketing', list('3', 100_000)))[0]).toBe(200);
  });

  it.each([
    ['/releases/marketing', { files: [{ path: 'web/x', sha256: 'a', size: 1 }] }, 'files.0.sha256'],
    ['/releases/Marketing', { files: [] }, 'name'],
    ['/releases/marketing', { files: [{ path: 'web/x', size: 1 }] }, 'files.0.sha256'],
    ['/deployments', { name: 'marketing' }, 'version'],
    ['/rollbacks', { name: '../x' }, 'name'],
    ['/pins', { name: 'marketing', pinned: true }, 'note'],
    ['/pins', { name: 'marketing', pinned: 'on', note: 'a' }, 'pinned'],
    ['/pins', { name: 'marketing', pinned: true, note: 'a'.repeat(301) }, 'note'],
    ['/retirements', { name: '../x' }, 'name'],
    ['/retirements', { name: 'marketing', note: 'two\nlines' }, 'note'],
    ['/rollbacks', { name: 'marketing', removes: ['about'] }, 'removes.0'],
    ['/deployments', { name: 'marketing', version: UNKNOWN, removes: Array(101).fill('/a') }, 'removes'],
    ['/releases/marketing', { files: [], removes: [`/${'a'.repeat(500)}`] }, 'removes.0'],
    ['/canaries', { name: 'marketing', version: UNKNOWN, traffic: 101 }, 'traffic'],
    ['/canaries', { name: 'marketing', version: UNKNOWN, traffic: -1 }, 'traffic'],
    ['/canaries', { name: 'marketing', version: UNKNOWN, traffic: 0.5 }, 'traffic'],
    ['/canaries', { name: 'marketing', version: UNKNOWN, traffic: '5' }, 'traffic'],
    ['/canaries', { name: 'marketing', version: UNKNOWN }, 'traffic'],
    ['/canaries', { name: 'marketing', version: UNKNOWN, traffic: 5, actor: 'rollout controller' }, 'actor'],
    ['/canaries', { name: 'marketing', version: UNKNOWN, traffic: 5, decidedAt: 3 }, 'decidedAt'],
    ['/canaries', { name: 'marketing', version: '3f2a91', traffic: 5 }, 'version'],
  ])('names the invalid field of a request to %s', async (path, body, field) => {
    const { call } = await setUp();
    const errors = expect.arrayContaining([expect.objectContaining({ field })]);
    expect(await call(path, body)).toEqual([400, expect.objectContaining({ errors })]);
  });

  it('promotes, rolls back, pins and retires for a team, and lists each deployment with its actor', async () => {
    const { store, call } = await setUp();
    const versions = [await addBuild(store, 'marketing', makeBuild('marketing'))];
    versions.push(await addBuild(store, 'marketing', makeBuild('marketing', { 'web/late.1.js': 'export {}' })));
    const [first, second] = versions;
    const name = 'marketing';
    const provenance = { commit: 'abcdef0123', dirty: true, note: 'A new page' };
    const done = (seq: number, version = first) => [201, { seq, version, failed: [] }];
    expect(await call('/deployments', { name, version: first, ...provenance }, 'team')).toEqual(done(1));
    expect(await call('/deployments', { name, version: second }, 'team')).toEqual(done(2, second));
    expect(await call('/rollbacks', { name })).toEqual(done(3));
    const nothing = { type: 'urn:problem:nothing-to-roll-back-to' };
    expect(await call('/rollbacks', { name })).toMatchObject([409, nothing]);
    expect(await call('/pins', { name, pinned: true, note: 'The fair is on' }, 'team')).toEqual(done(4));
    expect(await call('/retirements', { name })).toMatchObject([409, { type: 'urn:problem:pinned' }]);
    expect(await call('/pins', { name, pinned: false, note: 'It is over' })).toEqual(done(5));
    expect(await call('/retirements', { name, note: 'Merged' }, 'team')).toEqual(done(6));
    const entry = { at: NOON.toISOString(), size: expect.any(Number), browser: false, hash: expect.any(String) };
    const report = expect.objectContaining({ files: 6, routes: 1 });
    const actor = 'publish token';
    const deployments = [
      expect.objectContaining({ action: 'retire', actor: 'Marketing', note: 'Merged' }),
      expect.objectContaining({ action: 'unpin', actor }),
      expect.objectContaining({ action: 'pin', actor: 'Marketing', note: 'The fair is on' }),
      { seq: 3, version: first, action: 'rollback', actor, ...entry, report },
      expect.objectContaining({ seq: 2, action: 'promote', version: second }),
      { seq: 1, version: first, action: 'promote', actor: 'Marketing', ...provenance, ...entry, report },
    ];
    expect(await call('/releases')).toEqual([200, { releases: [{ name, deployments }] }]);
  });

  it.each([
    [0, 'end'],
    [1, 'set'],
    [99, 'set'],
    [100, 'promote'],
  ] as const)('with traffic %d, a request for a canary calls %s in the name of the team', async (traffic, name) => {
    const calls: unknown[] = [];
    const called =
      (action: string) =>
      async (...args: unknown[]) => {
        calls.push([action, args.at(-1)]);
        return { seq: 3, version: UNKNOWN, failed: [], appended: true };
      };
    const promotions = { promote: called('promote') } as never;
    const { call } = await setUp({ promotions, canaries: { set: called('set'), end: called('end') } });
    const body = { name: 'marketing', version: UNKNOWN, traffic, note: 'Try it' };
    expect(await call('/canaries', body, 'team')).toEqual([201, { seq: 3, version: UNKNOWN, failed: [] }]);
    const provenance = { actor: 'Marketing', note: 'Try it' };
    expect(calls).toEqual([[name, expect.objectContaining({ provenance })]]);
  });

  it('compares the texts of two releases for a token of their name', async () => {
    const changes = { pages: [{ path: '/', added: ['New'], removed: ['Old'], more: 0 }], isComplete: true };
    const between = jest.fn(async (_: object) => changes);
    const { call, send } = await setUp({ textChanges: { between } });
    const [from, to] = ['a', 'b'].map((digit) => digit.repeat(64));
    const path = `/releases/marketing/${to}/texts?from=${from}`;
    expect(await call(path, undefined, 'team')).toEqual([200, changes]);
    expect(between).toHaveBeenCalledWith({ name: 'marketing', from, to });
    expect((await send('GET', path.replace('marketing', 'catalog'), undefined, 'team')).status).toBe(403);
    expect((await send('GET', path.replace(/from.*/, 'from=1'))).status).toBe(400);
  });

  it('describes a stored release, and returns its files and its signature to a token of its name', async () => {
    const find = jest.fn(async (_name: string, _version: string) => 'signed');
    const { store, call, send } = await setUp({ signatures: { ...noSignatures, find } });
    const [files, otherFiles] = [makeBuild('marketing'), makeBuild('catalog')];
    const version = await addBuild(store, 'marketing', files);
    const other = await addBuild(store, 'catalog', otherFiles);
    const scripts = ['entry.1.js', 'routes.1.js', 'about.1.js'];
    expect(await call(`/releases/marketing/${version}`)).toMatchObject([
      200,
      { version, shared: { react: '19.3.1' }, pages: [{ path: '/about', scripts }] },
    ]);
    const source = `/releases/marketing/${version}/source`;
    expect(await call(source, undefined, 'team')).toEqual([200, { files: listOf(files), signature: 'signed' }]);
    expect(find).toHaveBeenCalledWith('marketing', version);
    const [[file], [foreign]] = [files, otherFiles];
    const bytes = await send('GET', `${source}/${file?.sha256}`, undefined, 'team');
    expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(new Uint8Array(file?.bytes ?? []));
    for (const [path, status] of [
      // A file of another team's release, requested as one of marketing.
      [`${source}/${foreign?.sha256}`, 404],
      [`/releases/marketing/${other}/source`, 404],
      [`/releases/marketing/${UNKNOWN}`, 404],
      [`${source}/short`, 400],
    ] as const) {
      expect([path, (await call(path, undefined, 'team'))[0]]).toEqual([path, status]);
    }
    expect((await call('/deployments', { name: 'marketing', version: UNKNOWN }))[0]).toBe(404);
  });
});
