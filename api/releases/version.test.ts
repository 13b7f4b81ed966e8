import { describe, expect, it } from '@jest/globals';
import { makeFile } from './build-folder.fixture.ts';
import { integrityOf, sha256, versionOf } from './version.ts';

describe('versionOf', () => {
  const files = [makeFile('web/b.js', 'b'), makeFile('release.json', {}), makeFile('web/B.js', 'B')];

  it('is the hash of the canonical list', () => {
    const lines = [files[1], files[2], files[0]].map((file) => `${file?.path} ${file?.sha256} ${file?.size}\n`);
    expect(versionOf(files)).toBe(sha256(lines.join('')));
  });

  it('does not depend on the order', () => {
    expect(versionOf([...files].reverse())).toBe(versionOf(files));
  });

  it('changes with any path or content', () => {
    expect(versionOf([...files.slice(1), makeFile('web/c.js', 'b')])).not.toBe(versionOf(files));
    expect(versionOf([...files.slice(1), makeFile('web/b.js', 'c')])).not.toBe(versionOf(files));
  });
});

describe('integrityOf', () => {
  it('is a sha384 as browsers want it', () => {
    expect(integrityOf(new Uint8Array())).toBe(
      'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
    );
  });
});
