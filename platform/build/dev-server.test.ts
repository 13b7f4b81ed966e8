import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createRsbuild } from '@rsbuild/core';
import { devServer } from './dev-server.ts';

it('a development server refuses host names of other sites, which can be names of this machine', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'dev-server-'));
  await mkdir(join(cwd, 'src'));
  await writeFile(join(cwd, 'src/index.js'), '');
  const server = { ...devServer.server, port: 0 };
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { mode: 'development', logLevel: 'silent', server } });
  const started = await rsbuild.startDevServer();
  const { port } = started;
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  const hosts = ['rebound.example', `127.0.0.1.example:${port}`, `127.0.0.1:${port}`, `localhost:${port}`];
  const statuses = await Promise.all(hosts.map(statusFor));
  await started.server.close();
  await rm(cwd, { recursive: true, force: true });
  expect(statuses.map((status) => status === 403)).toEqual([true, true, false, false]);
});
