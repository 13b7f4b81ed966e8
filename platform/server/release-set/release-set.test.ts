import { describe, expect, it } from '@jest/globals';
import { release, route } from '../render/fixtures.fixture.ts';
import { checkedIdOf, releaseSetOf, scriptsOf } from './release-set.ts';

const shell = release('shell', '1');
const about = route('/about', { chunks: ['about.js'] });
const marketing = release('marketing', '1', [about]);

describe('releaseSetOf', () => {
  it('has an id that depends on its versions, not on their order', () => {
    const id = releaseSetOf([shell, marketing])?.id;
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(releaseSetOf([marketing, shell])?.id).toBe(id);
    expect(releaseSetOf([shell, release('marketing', '2', [about])])?.id).not.toBe(id);
  });

  it('returns undefined without a shell', () => {
    expect(releaseSetOf([marketing])).toBeUndefined();
  });
});

describe('checkedIdOf', () => {
  const admin = release('admin', '1');
  const id = checkedIdOf([shell, marketing, admin], 'marketing');

  it('stays the same over a release of another remote, and changes with the shell', () => {
    expect(checkedIdOf([shell, marketing, release('admin', '2')], 'marketing')).toBe(id);
    expect(checkedIdOf([release('shell', '2'), marketing, admin], 'marketing')).not.toBe(id);
  });

  it('of a shell depends on all remotes', () => {
    const ofShell = checkedIdOf([shell, marketing, admin], 'shell');
    expect(checkedIdOf([shell, marketing, release('admin', '2')], 'shell')).not.toBe(ofShell);
  });
});

describe('scriptsOf', () => {
  it('returns the initial scripts in the order in which it runs, each script with its hash', () => {
    const set = releaseSetOf([shell, marketing]);
    if (!set) throw new Error('the set has no shell');
    expect(scriptsOf(set, marketing, about)).toEqual([
      { href: '/assets/shell/entry.js', integrity: 'sha384-entry.js' },
      { href: '/assets/marketing/entry.js', integrity: 'sha384-entry.js' },
      { href: '/assets/marketing/routes.js', integrity: 'sha384-routes.js' },
      { href: '/assets/marketing/about.js', integrity: 'sha384-about.js' },
    ]);
    expect(scriptsOf(set, undefined, undefined)).toHaveLength(1);
    expect(scriptsOf(set, undefined, undefined, 'https://files.example')).toMatchObject([
      { href: 'https://files.example/assets/shell/entry.js' },
    ]);
  });
});
