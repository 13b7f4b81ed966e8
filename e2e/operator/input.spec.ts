import { type HttpResponse, request } from '../support/http.ts';
import {
  FORM_TYPE,
  JSON_TYPE,
  newMessage,
  postForm,
  postMessage,
  storedMessages,
  storedMessagesFrom,
} from '../support/servers/messages.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

const invalidFields = ({ body }: HttpResponse): string[] =>
  (JSON.parse(body.toString()).errors ?? []).map(({ field }: { field: string }) => field);

function expectProblem(response: HttpResponse, status: number): void {
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toBe('application/problem+json');
  const problem = JSON.parse(response.body.toString());
  expect(problem).toMatchObject({ status, type: expect.stringContaining(':'), title: expect.any(String) });
  expect(response.body.toString()).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
}

test.describe('POST /api/v1/contact refuses and does not store', () => {
  const send = (url: string, body: string, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
    request(url, '/api/v1/contact', { method: 'POST', headers, body });

  const bad: { input: string; body: string; status: number; headers?: Record<string, string>; fields?: string[] }[] = [
    { input: 'malformed JSON', body: '{"name": "Ada",', status: 400 },
    { input: 'text other than JSON', body: 'name=Ada', status: 400 },
    { input: 'an empty body', body: '', status: 400 },
    {
      input: 'wrong types',
      body: JSON.stringify({ name: 5, email: ['ada@b.example'], subject: {}, message: true }),
      status: 400,
      fields: ['name', 'email', 'subject', 'message'],
    },
    {
      input: 'control characters',
      body: JSON.stringify({ ...newMessage(), name: 'A\u0000da', message: 'Red \u001b[31m text' }),
      status: 400,
      fields: ['name', 'message'],
    },
    {
      input: 'too much text',
      body: JSON.stringify(newMessage({ name: 'x'.repeat(121), subject: 'x'.repeat(201), message: 'x'.repeat(5001) })),
      status: 400,
      fields: ['name', 'subject', 'message'],
    },
    { input: '10 MB', body: JSON.stringify(newMessage({ message: 'x'.repeat(TEN_MEGABYTES) })), status: 413 },
    { input: 'plain text', body: JSON.stringify(newMessage()), headers: { 'content-type': 'text/plain' }, status: 415 },
    { input: 'a form', body: 'name=Ada', headers: FORM_TYPE, status: 415 },
    { input: 'a body without a type', body: JSON.stringify(newMessage()), headers: {}, status: 415 },
    {
      input: 'a request from another site’s page',
      body: JSON.stringify(newMessage()),
      headers: { ...JSON_TYPE, origin: 'https://evil.example' },
      status: 403,
    },
  ];

  for (const { input, body, headers, status, fields = [] } of bad) {
    test(input, async ({ site }) => {
      const before = await storedMessages(site.url);
      const response = await send(site.url, body, headers);
      expectProblem(response, status);
      expect(invalidFields(response)).toEqual(fields);
      expect(await storedMessages(site.url)).toEqual(before);
    });
  }
});

test.describe('POST /contact refuses and does not store', () => {
  const bad: { input: string; body: string; status: number; headers?: Record<string, string>; keeps?: string }[] = [
    {
      input: 'control characters',
      body: 'name=A%00da&email=ada%40b.example&subject=Kept&message=Hello',
      status: 400,
      keeps: 'value="Kept"',
    },
    {
      input: 'an invalid e-mail address',
      body: 'name=Ada&email=ada&subject=Kept&message=Hello',
      status: 400,
      keeps: 'value="ada"',
    },
    { input: 'an empty body', body: '', status: 400 },
    { input: '10 MB', body: `name=Ada&email=ada%40b.example&message=${'x'.repeat(TEN_MEGABYTES)}`, status: 413 },
    { input: 'JSON', body: JSON.stringify(newMessage()), headers: JSON_TYPE, status: 415 },
    {
      input: 'a broken form',
      body: '--x',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      status: 400,
    },
  ];

  for (const { input, body, headers = FORM_TYPE, status, keeps = '' } of bad) {
    test(input, async ({ site }) => {
      const before = await storedMessages(site.url);
      const response = await request(site.url, '/contact', { method: 'POST', headers, body });
      expect(response.status).toBe(status);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      const html = response.body.toString();
      expect(html).toContain('Failed to send message');
      expect(html).toContain(keeps);
      expect(await storedMessages(site.url)).toEqual(before);
    });
  }
});

test('HTML and scripts are stored as they were written, as JSON or by form, and shown as text', async ({ site }) => {
  const message = '</textarea><script>window.ran=true</script> & "quotes" ’ 日本語\n\tsecond line';
  for (const post of [postMessage, postForm]) {
    const fields = newMessage({ subject: '<b>bold</b>', message });
    expect([201, 303]).toContain((await post(site.url, fields)).status);
    expect(await storedMessagesFrom(site.url, fields.name)).toEqual([
      { id: expect.any(String), createdAt: expect.any(String), state: 'new', ...fields },
    ]);
  }
  const refused = (
    await postForm(site.url, newMessage({ email: '"><script>alert(1)</script>', message }))
  ).body.toString();
  expect(refused).not.toContain('<script>window.ran');
  expect(refused).not.toContain('<script>alert');
  expect(refused).toContain('&lt;/textarea&gt;&lt;script&gt;window.ran=true');
});

// In the full tier: starts a site of its own; limits.test.ts tests the limit.
test('the twenty-first message from an address is refused with 429, as JSON or by form @full', async () => {
  const site = await startSite({ env: { OWNER_ACCESS: 'loopback', LOG_LEVEL: 'silent' }, prepared: true });
  try {
    for (let i = 0; i < 20; i += 1) {
      const post = i % 2 === 0 ? postMessage : postForm;
      expect((await post(site.url, newMessage())).status).toBe(i % 2 === 0 ? 201 : 303);
    }
    const refused = await postMessage(site.url, newMessage());
    expectProblem(refused, 429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    const form = await postForm(site.url, newMessage());
    expect(form.status).toBe(429);
    expect(Number(form.headers['retry-after'])).toBeGreaterThan(0);
    const html = form.body.toString();
    expect(html).toContain('<title>Error: Contact');
    expect(html).toMatch(/Too many messages came from your connection in a short time\. Try again in (10|9) minutes\./);
    expect(html).toContain('The shop of');
    expect(html).toContain('href="mailto:hello@studio285.example?subject=');
    expect(await storedMessages(site.url)).toHaveLength(20);
  } finally {
    await site.stop();
  }
});

test.describe('POST /api/chat', () => {
  const chat = async (url: string, message: unknown) => {
    const options = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ message }) };
    const { status, body } = await request(url, '/api/chat', options);
    return { status, ...JSON.parse(body.toString()) };
  };

  test('replies from the site’s FAQs, with sources that exist', async ({ site }) => {
    const { status, response, answered, sources } = await chat(site.url, 'Who owns the code?');
    expect([status, answered]).toEqual([200, true]);
    expect(response).toContain('We move the repository');
    expect(sources[0]).toEqual({ title: 'Who owns the code and the design?', href: '/faqs#ownership' });
    for (const { href } of sources as { href: string }[]) {
      const [path = '', anchor = ''] = href.split('#');
      const page = await request(site.url, path);
      expect(page.status, href).toBe(200);
      if (anchor !== '') expect(page.body.toString(), href).toContain(`id="${anchor}"`);
    }
  });

  test('says that it does not know, and refers to the contact page', async ({ site }) => {
    const { status, response, answered, sources } = await chat(site.url, 'zxqv blorp wug');
    expect([status, answered]).toEqual([200, false]);
    expect(response).toMatch(/^I do not know\./);
    expect(sources.map(({ href }: { href: string }) => href)).toEqual([
      '/contact?subject=zxqv+blorp+wug',
      'https://wa.me/8801700000000?text=zxqv%20blorp%20wug',
    ]);
  });

  test('refuses an invalid question', async ({ site }) => {
    for (const message of ['', '   ', 7, null, 'x'.repeat(1001)]) {
      expect(await chat(site.url, message)).toMatchObject({ status: 400 });
    }
  });
});

test('GET /api/openapi.json lists every route', async ({ site }) => {
  const { status, body } = await request(site.url, '/api/openapi.json');
  expect(status).toBe(200);
  const document: { openapi: string; paths: Record<string, object> } = JSON.parse(body.toString());
  expect(document.openapi).toMatch(/^3\.1\./);
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes).toEqual(
    expect.arrayContaining([
      'POST /api/v1/contact',
      'GET /api/v1/contact',
      'GET /api/services',
      'GET /api/case-studies',
      'GET /api/testimonials',
      'POST /api/chat',
      'GET /api/session',
      'POST /api/session',
      'DELETE /api/session',
      'GET /api/registry',
      'POST /api/releases/{name}',
      'POST /api/deployments',
      'GET /api/openapi.json',
    ]),
  );
  // Every listed route exists: none responds with "not found".
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const { body: response } = await request(site.url, path.replace(/\{\w+\}/g, 'x'), { method });
    expect(response.toString(), route).not.toContain(':not-found"');
  }
});
