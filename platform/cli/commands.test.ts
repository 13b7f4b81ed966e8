import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const run = promisify(execFile);
const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const commands = readdirSync(join(import.meta.dirname, 'commands')).map((file) => file.replace('.ts', ''));

/** The commands with a JSON result, by README.md. */
const withJson = [...(/`--json`:\n(.*?)\./s.exec(README)?.[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name);

it('README.md lists the commands', () => {
  const listed = [...README.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...commands].sort());
});

it('README.md lists the commands that take --json', () => {
  const takes = commands.filter((name) => {
    const text = readFileSync(join(import.meta.dirname, 'commands', `${name}.ts`), 'utf8');
    return text.includes('printJson(');
  });
  expect(takes.sort()).toEqual([...withJson].sort());
});

it('each exit code is listed', () => {
  const codes = [...README.matchAll(/^\| (\d) \|/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual([0, 1, 2, 3, 4]);
});

const ENVIRONMENT = { ...process.env, NODE_OPTIONS: '', PUBLISH_TOKEN: 'a token that no site has', CHROMIUM_PATH: '' };

/** Runs a command. Resolves however it ends. */
async function ended(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = join(import.meta.dirname, 'run.mjs');
  return run(process.execPath, [program, ...args], { cwd: join(import.meta.dirname, '../..'), env: ENVIRONMENT }).then(
    (printed) => ({ code: 0, ...printed }),
    (error) => error,
  );
}

/** A site that does not run: port 1 of this machine. */
const nowhere = ['--to', 'http://127.0.0.1:1', '--json'];

it.each([
  ['an unknown option', 2, ['pin', '--no-such-option']],
  ['no name', 2, ['retire', '--json']],
  ['a name too many', 2, ['collect', 'marketing', '--json']],
  ['a wrong address', 2, ['releases', '--to', 'ftp://site.example', '--json']],
  ['a wrong kind', 2, ['new', 'shell', 'events', '--json']],
  ['a site that does not run', 4, ['releases', ...nowhere]],
])('a command with %s exits with %d, prints the reason, and writes no result', async (_, code, args) => {
  const printed = await ended(...args);
  expect(printed).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(/\w/) });
});
