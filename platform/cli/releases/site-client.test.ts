import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import type { StepFailed } from '../process/steps.ts';
import { createSiteClient } from './site-client.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

/** Starts a site that responds to every request alike. Returns a client of it. */
async function siteThatResponds(status: number, type: string, body: string) {
  const server = createServer((_, response) => response.writeHead(status, { 'Content-Type': type }).end(body));
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return createSiteClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a token');
}

/** Clears the screen, sets the window's title, starts a line, and reverses the text. */
const EVIL = '\u001b[2J\u009b31m\u001b]0;x\u0007\n\u202e';
const CONTROL = /[\p{Cc}\u202e]/u;

it('returns texts of a site without control characters', async () => {
  const site = await siteThatResponds(200, 'application/json', JSON.stringify({ note: [`a${EVIL}b`], [EVIL]: 1 }));
  const result = await site<Record<string, unknown>>('GET', '/');
  expect(result).toMatchObject({ note: [expect.stringMatching(/^a .*b$/)] });
  expect(Object.keys(result).join()).not.toMatch(CONTROL);
  expect(String(result.note)).not.toMatch(CONTROL);
});

it.each([
  ['application/problem+json', JSON.stringify({ title: EVIL, detail: EVIL, errors: [{ field: EVIL, message: EVIL }] })],
  ['text/html', `<h1>${EVIL}</h1>`],
])('reports a refusal by %s without control characters', async (type, body) => {
  const site = await siteThatResponds(422, type, body);
  const error: StepFailed = await site<StepFailed>('GET', '/').catch((refused) => refused);
  expect(error).toMatchObject({ name: 'StepFailed', exitCode: 3 });
  expect(error.message + error.output).not.toMatch(CONTROL);
});
