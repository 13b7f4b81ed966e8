import { describe, expect, it } from '@jest/globals';
import { sha256, versionOf } from './built-release.ts';

const makeFile = (path: string, content: string) => ({ path, sha256: sha256(content), size: content.length });

describe('versionOf', () => {
  const files = [makeFile('web/b.js', 'b'), makeFile('release.json', '{}'), makeFile('web/B.js', 'B')];

  it('returns the hash of the canonical list', () => {
    const lines = [files[1], files[2], files[0]].map((file) => `${file?.path} ${file?.sha256} ${file?.size}\n`);
    expect(versionOf(files)).toBe(sha256(lines.join('')));
  });

  it('does not depend on the order', () => {
    expect(versionOf([...files].reverse())).toBe(versionOf(files));
  });

  it('depends on every path and content', () => {
    expect(versionOf([...files.slice(1), makeFile('web/c.js', 'b')])).not.toBe(versionOf(files));
    expect(versionOf([...files.slice(1), makeFile('web/b.js', 'c')])).not.toBe(versionOf(files));
  });
});
