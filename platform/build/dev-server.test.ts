import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createRsbuild } from '@rsbuild/core';
import { devServer, type ServedBuild, servedInfoPlugin } from './dev-server.ts';

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

it('names the compilation that it serves, with the file and line of each error', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'dev-server-'));
  await mkdir(join(cwd, 'src'));
  await writeFile(join(cwd, 'src/index.js'), '1;\nconst x = = 3;');
  const plugins = [servedInfoPlugin({ name: 'blog', root: cwd, shared: {} })];
  const source = { entry: { index: './src/index.js' } };
  const environments = { web: { source }, server: { source, output: { target: 'node' } } } as const;
  const server = { ...devServer.server, port: 0 };
  const rsbuildConfig = { mode: 'development', logLevel: 'silent', server, plugins, environments } as const;
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  const compiled = new Promise<void>((resolve) =>
    rsbuild.onAfterDevCompile({ handler: () => resolve(), order: 'post' }),
  );
  const started = await rsbuild.startDevServer();
  await compiled;
  const { id, errors }: ServedBuild = JSON.parse(await readFile(join(cwd, 'dist/build.json'), 'utf8'));
  const served = await fetch(`http://127.0.0.1:${started.port}/build.txt`);
  const text = await served.text();
  await started.server.close();
  await rm(cwd, { recursive: true, force: true });
  expect([id, text]).toEqual(['1', '1']);
  expect(errors).toEqual([expect.stringMatching(/^dev-server-\w+\/src\/index\.js:2:10\n.*Syntax Error/s)]);
});
