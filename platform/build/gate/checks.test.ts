import { describe, expect, it } from '@jest/globals';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';
import { liveViolations } from './checks.ts';
import type { LiveRelease } from './violation.ts';

const release = (name: string, info: Partial<BuildInfo> = {}, paths: readonly string[] = []): LiveRelease => ({
  name,
  info: { name, contract: CONTRACT_VERSION, shared: {}, entry: 'entry.js', chunks: {}, ...info },
  routes: paths.map((path) => ({ path, paths: null })),
});

const messagesOf = (candidate: LiveRelease, ...others: LiveRelease[]) =>
  liveViolations(candidate, { others, removes: [] }).map(({ field, message }) => `${field} ${message}`);

describe('contract versions', () => {
  const remote = release('chat', { contract: 12 });

  it.each([12, 13])('accept a remote of contract 12 on a live shell of %s', (contract) => {
    const shell = release('shell', { contract });
    expect(messagesOf(remote, shell)).toEqual([]);
    expect(messagesOf(shell, remote)).toEqual([]);
  });

  it('refuse a remote that is newer than the live shell, and a shell that is older than a live remote', () => {
    const shell = release('shell', { contract: 11 });
    expect(messagesOf(remote, shell)).toEqual([
      "release.json contract is 12, newer than the live shell's 11: release the shell first",
    ]);
    expect(messagesOf(shell, release('about', { contract: 11 }), remote)).toEqual([
      'release.json contract is 11, but the live chat needs 12: build the shell from newer sources',
    ]);
  });
});

describe('shared modules', () => {
  it.each([
    ['^19.0.0', { react: '19.3.1' }, undefined],
    ['^18.0.0', { react: '19.3.1' }, /is \^18\.0\.0, but the live shell shares 19\.3\.1: build against 19\.3\.1, or/],
    ['^19.0.0', {}, /is \^19\.0\.0, but the live shell does not share react: release a shell that does first$/],
  ])('%s on a live shell with %j: %s', (react, shared, message) => {
    expect(messagesOf(release('chat', { shared: { react } }), release('shell', { shared }))).toEqual(
      message ? [expect.stringMatching(message)] : [],
    );
  });

  it('that a live remote requires are shared by a shell', () => {
    const remote = release('chat', { shared: { react: '^19.0.0' } });
    expect(messagesOf(release('shell', { shared: { react: '18.3.1' } }), remote)).toEqual([
      'release.json shared.react is 18.3.1, but the live chat requires ^19.0.0: release chat with a wider range first',
    ]);
    expect(messagesOf(release('shell'), remote)).toHaveLength(1);
  });
});

describe('paths', () => {
  it.each([
    ['/about', '/about', true],
    ['/About', '/about', true],
    ['/post/new', '/post/:id', true],
    ['/:page', '/about', true],
    ['/:page', '/', false],
    ['/post/:id/edit', '/post/:id', false],
    ['/team/:id', '/post/:id', false],
    ['/team/:role', '/team/:name', true],
    ['/admin/messages/', '/admin/messages', true],
    ['//admin//messages', '/admin/messages', true],
    ['/%61dmin', '/admin', true],
    ['/ADMIN/', '/admin', true],
  ])('%s and %s overlap: %s', (path, other, overlap) => {
    expect(messagesOf(release('a', {}, [path]), release('b', {}, [other]))).toHaveLength(overlap ? 1 : 0);
  });

  it.each(['/api/x', '/assets', '/healthz', '/API/', '//readyz', '/%61pi/x', '/Sitemap.xml'])(
    '%s is reserved for the site',
    (path) => {
      expect(messagesOf(release('a', {}, [path]))).toHaveLength(1);
    },
  );
});
