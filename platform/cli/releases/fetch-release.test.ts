import { expect, it, jest } from '@jest/globals';
import { listOf, sha256, versionOf } from '@platform/build/gate/built-release';
import { fetchRelease } from './fetch-release.ts';
import type { SiteClient } from './site-client.ts';

const text = (path: string, content: string) => {
  const bytes = new Uint8Array(Buffer.from(content));
  return { path, bytes, size: bytes.byteLength, sha256: sha256(bytes) };
};
const files = [text('release.json', '{}'), text('web/entry.1.js', 'run()'), text('server/routes.js', 'serve()')];
const version = versionOf(files);

jest.spyOn(console, 'log').mockImplementation(() => {});
const source = { files: listOf(files), signature: 'A'.repeat(86) };

/** A site that responds to `GET path` with what is in `changed`, or else as the site with the release does. */
function site(changed: Readonly<Record<string, unknown>> = {}): SiteClient {
  const answers: Record<string, unknown> = {
    '/api/registry': { microFrontends: { blog: [{ metadata: { version } }] } },
    [`/api/releases/blog/${version}/source`]: source,
    '/api/releases': { releases: [{ name: 'blog', deployments: [{ version, commit: 'abcdef0', dirty: true }] }] },
    ...Object.fromEntries(files.map((file) => [`/api/releases/blog/${version}/source/${file.sha256}`, file.bytes])),
    ...changed,
  };
  return async <Result>(_: string, path: string) => answers[path] as Result;
}

it('fetches the bytes, the signature and the commit of the live release of another site', async () => {
  expect(await fetchRelease(site(), 'blog')).toEqual({
    files,
    signature: source.signature,
    provenance: { commit: 'abcdef0', dirty: true },
  });
  await expect(fetchRelease(site(), 'shop')).rejects.toThrow('Nothing of shop is live there');
});

it('refuses another list, other bytes, and responses of another type', async () => {
  const listAt = `/api/releases/blog/${version}/source`;
  const [first] = files;
  const attacks: Record<string, unknown>[] = [
    { [listAt]: { files: listOf([...files, text('web/more.js', 'steal()')]) } },
    { [listAt]: { files: listOf(files.slice(1)) } },
    { [listAt]: { files: [] } },
    { [listAt]: 'no list' },
    { [listAt]: undefined },
    { '/api/registry': { microFrontends: { blog: [{ metadata: { version: 'a'.repeat(64) } }] } } },
    { [`${listAt}/${first?.sha256}`]: new Uint8Array(Buffer.from('[]')) },
    { [`${listAt}/${first?.sha256}`]: new Uint8Array(0) },
    { [`${listAt}/${first?.sha256}`]: undefined },
  ];
  for (const attack of attacks) await expect(fetchRelease(site(attack), 'blog')).rejects.toThrow('the other site list');
});
