import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { createSandbox, findSandbox, type Sandbox } from './sandbox.ts';

const sandbox = await findSandbox();

const CHANNEL = `const channel = new (require('net').Socket)({ fd: 3 });`;

/** Runs a program that writes JSON to `channel`. Returns the parsed JSON. */
async function output(box: Sandbox, program: string): Promise<unknown> {
  const { channel, ended, kill } = box.start(CHANNEL + program);
  const [line] = await Promise.race([once(channel, 'data'), ended.then((reason) => [JSON.stringify(reason)])]);
  kill();
  await ended;
  return JSON.parse(String(line)) as unknown;
}

it.each([
  ['buffers', 'Buffer.alloc(5e6, 1)'],
  ['shared memory', 'new Uint8Array(new SharedArrayBuffer(5e6)).fill(1)'],
  ['memory of WebAssembly', 'new Uint8Array(new WebAssembly.Memory({ initial: 80 }).buffer).fill(1)'],
])('bounds the whole memory of a process that fills %s', async (_, allocate) => {
  const { channel, ended } = sandbox.start(
    `${CHANNEL}(async () => {
       for (const kept = []; ; await new Promise(setImmediate)) {
         try { kept.push(${allocate}); } catch { return process.exit(); }
         channel.write(process.resourceUsage().maxRSS + '\\n');
       }
     })();`,
  );
  const sizes = (await text(channel)).trim().split('\n').map(Number);
  await ended;
  expect(Math.max(...sizes)).toBeGreaterThan(128 * 1024);
  expect(Math.max(...sizes)).toBeLessThan(256 * 1024);
});

it('gives a process no environment, no other descriptor and no arguments of the server', async () => {
  const { fds, ...rest } = (await output(
    createSandbox({ ...sandbox.layers, permission: false, bwrap: undefined, seccomp: undefined, ownUser: false }),
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
  const { channel, ended } = sandbox.start(`${CHANNEL}channel.on('end', () => process.exit()).resume();`);
  channel.destroy();
  await expect(ended).resolves.toMatch(/exit code 0/);
});
