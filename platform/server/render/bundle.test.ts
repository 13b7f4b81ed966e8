import { describe, expect, it } from '@jest/globals';
import { openBundle } from './bundle.ts';

const bundleOf = (files: Record<string, string>, provide: (module: string) => unknown = refuse) =>
  openBundle('test', files, provide);

function refuse(module: string): never {
  throw new Error(`no ${module} here`);
}

describe('openBundle', () => {
  it('runs files from any folder, each once', () => {
    const bundle = bundleOf({
      'a.js': "module.exports = { b: require('./b.js'), again: require('./b.js') };",
      'b.js': 'exports.made = {};',
    });
    const a = bundle.load('a.js') as { b: { made: object }; again: { made: object } };
    expect(a.b.made).toBe(a.again.made);
  });

  it('returns provided modules and refuses all others', () => {
    const react = {};
    const provide = (module: string) => (module === 'react' ? react : refuse(module));
    const bundle = bundleOf({ 'a.js': "module.exports = require('react');", 'b.js': "require('node:fs');" }, provide);
    expect(bundle.load('a.js')).toBe(react);
    expect(() => bundle.load('b.js')).toThrow('no node:fs here');
  });

  it('does not load files outside the bundle', () => {
    const bundle = bundleOf({ 'a.js': "require('./../secret.js');" });
    expect(() => bundle.load('a.js')).toThrow('test has no file ../secret.js');
  });

  it('lists the files that an action loads', async () => {
    const bundle = bundleOf({ 'a.js': 'exports.open = () => require("./b.js");', 'b.js': '' });
    const a = bundle.load('a.js') as { open(): unknown };
    await expect(bundle.loadedDuring(async () => a.open())).resolves.toEqual(['b.js']);
    await expect(bundle.loadedDuring(async () => a.open())).resolves.toEqual([]);
  });
});
