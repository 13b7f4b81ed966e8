import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { createSandbox, findSandbox, type Sandbox } from './sandbox.ts';

const MEBIBYTE = 1024 * 1024;

/** Runs a program that writes JSON to `channel`. Returns the parsed JSON. */
async function output(sandbox: Sandbox, program: string): Promise<unknown> {
  const { channel, ended, kill } = sandbox.start(`const channel = new (require('net').Socket)({ fd: 3 });${program}`);
  const [text] = await Promise.race([once(channel, 'data'), ended.then((reason) => [JSON.stringify(reason)])]);
  kill();
  await ended;
  return JSON.parse(String(text)) as unknown;
}

it.each([
  ['buffers', 'Buffer.alloc(5e6, 1)'],
  ['shared memory', 'new Uint8Array(new SharedArrayBuffer(5e6)).fill(1)'],
  ['memory of WebAssembly', 'new Uint8Array(new WebAssembly.Memory({ initial: 80 }).buffer).fill(1)'],
])('bounds the whole memory of a process that fills %s', async (_, allocate) => {
  const rss = await output(
    await findSandbox(),
    `const kept = []; let rss = 0;
     try { for (let i = 0; i < 400; i++) { kept.push(${allocate}); rss = process.resourceUsage().maxRSS * 1024; } } catch {}
     channel.end(JSON.stringify(rss));`,
  );
  expect(rss).toBeGreaterThan(128 * MEBIBYTE);
  expect(rss).toBeLessThan(256 * MEBIBYTE);
});

it('gives a process no environment, no other descriptor and no arguments of the server', async () => {
  const { fds, ...rest } = (await output(
    createSandbox({ permission: false, ownUser: false }),
    `const fds = require('fs').readdirSync('/proc/self/fd').map((fd) => {
       try { return require('fs').readlinkSync('/proc/self/fd/' + fd); } catch { return 'closed'; } });
     const { PWD, ...env } = process.env;
     channel.end(JSON.stringify({ fds, env, args: process.argv.length }));`,
  )) as { fds: string[] };
  expect(rest).toEqual({ env: {}, args: 2 });
  expect(fds.filter((target) => /^socket/.test(target)).length).toBeLessThanOrEqual(2);
  expect(fds.filter((target) => target.startsWith('/') && !/^\/(dev\/null|proc\/)/.test(target))).toEqual([]);
});

it('ends a process whose server was killed', async () => {
  const { channel, ended } = (await findSandbox()).start(
    `const channel = new (require('net').Socket)({ fd: 3 }); channel.on('end', () => process.exit()).resume();`,
  );
  channel.destroy();
  await expect(ended).resolves.toMatch(/exit code 0/);
});
