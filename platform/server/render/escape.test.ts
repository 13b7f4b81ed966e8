import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { siteData } from './fixtures.fixture.ts';
import { createRenderPool } from './render-pool.ts';
import { buildProgram } from './render-program.fixture.ts';
import { createSandbox, findSandbox, type Sandbox } from './sandbox.ts';

/** Expressions with which a page's code tries to leave its process, in the language and with Node's globals. */
const FROM_A_PAGE: Readonly<Record<string, string>> = {
  'process.getBuiltinModule': "process.getBuiltinModule('fs').readFileSync('/etc/hostname')",
  'process.binding': "process.binding('fs').open",
  'process.dlopen': "process.dlopen({ exports: {} }, '/tmp/x.node')",
  'process.kill': 'process.kill(process.ppid, 0)',
  'process.exit': 'process.exit(0)',
  'process through a function’s this': '(function () { return this.process.pid.toFixed(); })()',
  'process through a thrown error’s frames': `(() => {
    Error.prepareStackTrace = (_, frames) => frames;
    const found = new Error().stack.map((frame) => frame.getFunction() ?? frame.getThis()).find((value) => value?.process?.pid);
    return found.process.pid;
  })()`,
  'process through timers': "setTimeout(() => {}, 0).constructor.constructor('return process')().pid.toFixed()",
  'the function constructor': "new Function('return 1')()",
  'the function constructor of an async function': "(async () => {}).constructor('return 1')()",
  eval: "(0, eval)('1')",
  'require of a global': "globalThis.require('node:fs').readFileSync('/etc/hostname')",
  'require of module': "module.constructor.createRequire('/x')('node:fs').statSync('/')",
  'module.require': "module.require('node:fs').statSync('/')",
  'require.main': "require.main.require('node:fs').statSync('/')",
  'require in shared modules': "require('__proto__').constructor('x')",
  'import()': "import('node:net')",
  'import() of a file': "import('/etc/hostname')",
  'import() of data': "import('data:text/javascript,export default 1')",
  fetch: "fetch('http://127.0.0.1:1')",
  WebSocket: "new WebSocket('ws://127.0.0.1:1')",
  EventSource: "new EventSource('http://127.0.0.1:1')",
  BroadcastChannel: "new BroadcastChannel('site')",
  Worker: "new Worker('data:text/javascript,1')",
  'console’s stream': "console._stdout.write('x')",
  localStorage: "localStorage.setItem('x', '1')",
};

/** Programs that try to leave a process in which nothing was taken away: each would be the next step after a bypass. */
const FROM_NODE: Readonly<Record<string, string>> = {
  'reads a file of the system': "require('fs').readFileSync('/etc/hostname')",
  'reads the site’s secret': "require('fs').readFileSync(SECRET)",
  'reads the secret through a relative symbolic link (CVE-2025-55130)': "require('fs').readFileSync(LINK)",
  'reads the server’s environment in /proc': "require('fs').readFileSync('/proc/' + process.ppid + '/environ')",
  'reads any environment in /proc': `require('fs').readFileSync('/proc/${process.pid}/environ')`,
  'lists the file system': "require('fs').readdirSync('/proc')",
  'writes a file': "require('fs').writeFileSync(TARGET, '')",
  'writes to the root': "require('fs').writeFileSync('/escaped', '')",
  'makes a symbolic link': "require('fs').symlinkSync(SECRET, TARGET + '-link')",
  'starts a process': "require('child_process').execFileSync(process.execPath, ['-e', '1'])",
  'starts a worker': "new (require('worker_threads').Worker)('1', { eval: true })",
  'opens the inspector': "require('inspector').open(0); require('inspector').url().length",
};

/** The permission model of Node 20 and 22 does not refuse these; bubblewrap does. */
const NETWORK: Readonly<Record<string, string>> = {
  'connects to a port': "await connected({ host: '127.0.0.1', port: PORT })",
  'connects to a socket of the file system (CVE-2026-21636)': 'await connected({ path: UNIX })',
  'connects to an abstract socket': `await connected({ path: '\\0site-285-${process.pid}' })`,
  'listens on a socket of the file system (CVE-2026-21711)': "await listening({ path: TARGET + '-socket' })",
  'listens on an abstract socket (CVE-2026-21711)': `await listening({ path: '\\0site-285-${process.pid}-own' })`,
  'listens on a port': "await listening({ host: '127.0.0.1', port: 0 })",
  'looks up a name':
    "await require('dns').promises.lookup('localhost', { family: 4 }).then(() => connected({ host: '127.0.0.1', port: PORT }))",
  'sends a datagram': 'await datagram()',
  'signals the server': `process.kill(${process.pid}, 0)`,
};

const isRoot = process.getuid?.() === 0;
const sandbox = await findSandbox();
const none = { permission: false, ownUser: false, dataKb: 2 ** 24 };
const withBox = sandbox.layers.bwrap ? it : it.skip;
const asRoot = isRoot ? it : it.skip;

const CHANNEL = `const channel = new (require('net').Socket)({ fd: 3 });`;

const PRELUDE = `
  // Node 26 refuses some of them by an error that nobody can catch.
  const uncaught = () => new Promise((_, reject) => process.once('uncaughtException', reject));
  const net = require('net');
  const settled = (start, event) => new Promise((resolve, reject) => { start.once(event, () => resolve(event)).once('error', reject); });
  const connected = (to) => settled(net.connect(to), 'connect');
  const listening = (at) => settled(net.createServer().listen(at), 'listening');
  const datagram = () => new Promise((resolve, reject) => {
    const socket = require('dgram').createSocket('udp4').once('error', reject);
    socket.send('x', PORT, '127.0.0.1', (error) => error ? reject(error) : resolve('sent'));
  });`;

describe('a page', () => {
  it.each(Object.entries(FROM_A_PAGE))('does not leave its process by %s', async (_, expression) => {
    const pool = createRenderPool({
      files: {
        shell: {
          'render.js': `
            exports.shared = { react: {} };
            exports.render = async ({ remote }) => ({ status: 200, html: String(await remote.routes[0].lazy()), inlineStyles: [], inlineScripts: [] });`,
        },
        remotes: {
          test: { 'routes.js': `exports.default = [{ path: '/', handle: {}, lazy: async () => ${expression} }];` },
        },
      },
      api: () => new Response(),
      onUncaughtError: () => undefined,
      threads: 1,
      program: await buildProgram(),
    });
    try {
      const task = {
        url: '/',
        root: { site: siteData, set: 'test' },
        registry: { schema: '', microFrontends: {} },
        scripts: [],
        remote: 'test',
      };
      await expect(pool.render(task)).rejects.toThrow(
        /not defined|not a function|undefined|disallowed|does not share|callback was not specified|not specified/,
      );
    } finally {
      await pool.close();
    }
  });
});

/** Runs a program that writes JSON to `channel`. Returns the parsed JSON. */
async function output(box: Sandbox, program: string): Promise<unknown> {
  const { channel, ended, kill } = box.start(CHANNEL + program);
  const [line] = await Promise.race([once(channel, 'data'), ended.then((reason) => [JSON.stringify(reason)])]);
  kill();
  await ended;
  return JSON.parse(String(line)) as unknown;
}

describe('a process', () => {
  let folder = '';
  let server: Server;
  let unixServer: Server;
  let abstractServer: Server;
  let places = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'escape-'));
    const secret = join(folder, 'secret');
    await writeFile(secret, 'secret', { mode: 0o600 });
    await symlink('secret', join(folder, 'link'));
    server = createServer().listen(0, '127.0.0.1');
    unixServer = createServer().listen(join(folder, 'socket'));
    abstractServer = createServer().listen(`\0site-285-${process.pid}`);
    await Promise.all([server, unixServer, abstractServer].map((each) => once(each, 'listening')));
    const { port } = server.address() as AddressInfo;
    const values = {
      SECRET: secret,
      LINK: join(folder, 'link'),
      UNIX: join(folder, 'socket'),
      PORT: port,
      TARGET: join(folder, 'new'),
    };
    places = Object.entries(values)
      .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  });

  afterAll(async () => {
    server.close();
    unixServer.close();
    abstractServer.close();
    await rm(folder, { recursive: true });
  });

  /** Runs attacks in one process. Returns the names of those that were not refused. */
  async function escapes(box: Sandbox, attacks: Readonly<Record<string, string>>): Promise<string[]> {
    const tries = Object.entries(attacks).map(
      ([name, attack]) =>
        `try { await Promise.race([uncaught(), (async () => { ${attack}; })()]); escaped.push(${JSON.stringify(name)}); } catch {}`,
    );
    const program = `${PRELUDE}\n${places}\n(async () => { const escaped = []; ${tries.join('\n')}
      channel.end(JSON.stringify(escaped)); })();`;
    return (await output(box, program)) as string[];
  }

  const all = { ...FROM_NODE, ...NETWORK };

  it('without any layer escapes in every way', async () => {
    const found = await escapes(createSandbox(none), all);
    expect(found).toEqual(Object.keys(all).filter((name) => isRoot || !name.includes('root')));
  });

  it('under the permission model alone reaches the network, and nothing else', async () => {
    const found = await escapes(createSandbox({ ...none, permission: true }), all);
    expect(Object.keys(FROM_NODE).filter((name) => found.includes(name))).toEqual([]);
  });

  it('in the sandbox of this machine escapes in no way that bubblewrap refuses', async () => {
    const found = await escapes(sandbox, all);
    expect(found.filter((name) => sandbox.layers.bwrap || !Object.hasOwn(NETWORK, name))).toEqual([]);
  });

  withBox('in bubblewrap alone, as if the permission model were bypassed, gets no further than a thread', async () => {
    expect(await escapes(createSandbox({ ...sandbox.layers, ...none, ownUser: sandbox.layers.ownUser }), all)).toEqual([
      'starts a worker',
    ]);
  });

  asRoot(
    'as a user of its own, as if the permission model were bypassed, reads no secret and signals no process',
    async () => {
      const found = await escapes(createSandbox({ ...none, ownUser: true }), all);
      expect(found.filter((name) => /secret|environment|signals|writes|link/.test(name))).toEqual([]);
    },
  );

  it.each([
    ['buffers', 'Buffer.alloc(5e6, 1)'],
    ['shared memory', 'new Uint8Array(new SharedArrayBuffer(5e6)).fill(1)'],
    ['memory of WebAssembly', 'new Uint8Array(new WebAssembly.Memory({ initial: 80 }).buffer).fill(1)'],
  ])('that fills %s has at most 256 MiB, and what its program takes', async (_, allocate) => {
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
    // The limit is of data. The pages of Node's own file that were read come on top: 2 MiB in Node 22.
    expect(Math.max(...sizes)).toBeLessThan((256 + 32) * 1024);
  });

  it('has no environment, no other descriptor and no arguments of the server', async () => {
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

  it('ends when its server is killed', async () => {
    const { channel, ended } = sandbox.start(`${CHANNEL}channel.on('end', () => process.exit()).resume();`);
    channel.destroy();
    await expect(ended).resolves.toMatch(/exit code 0/);
  });
});
