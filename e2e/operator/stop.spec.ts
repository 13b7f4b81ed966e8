import { spawn } from 'node:child_process';
import { isListening, request } from '../support/http.ts';
import { addressIn, copyPrepared, root, siteArguments, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('SIGTERM ends the site with code 0 and closes its port', async () => {
  const site = await startSite({ prepared: true });
  expect((await request(site.url, '/')).status).toBe(200);
  expect(await site.stop()).toBe(0);
  expect(await isListening(site.url)).toBe(false);
});

test('the site stops when the process that started it has ended', async ({ folder }) => {
  await copyPrepared(folder);
  const start = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(siteArguments({}))}, {
    stdio: ['ignore', 'inherit', 'ignore'],
  });`;
  const parent = spawn(process.execPath, ['-e', start], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const url = (await addressIn(parent, () => printed)) ?? 'http://127.0.0.1:1';
  expect(await isListening(url)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isListening(url)).toBe(false);
});
