import { type Answer, ask } from '../support/http.ts';
import { FORM_TYPE, JSON_TYPE, newWords, postForm, postMessage, storedMessages } from '../support/messages.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

const fieldsOf = ({ body }: Answer): string[] =>
  (JSON.parse(body.toString()).errors ?? []).map(({ field }: { field: string }) => field);

function expectProblem(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const problem = JSON.parse(answer.body.toString());
  expect(problem).toMatchObject({ status, type: expect.stringContaining(':'), title: expect.any(String) });
  expect(answer.body.toString()).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
}

test.describe('POST /api/v1/contact stores nothing of', () => {
  const send = (url: string, body: string, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
    ask(url, '/api/v1/contact', { method: 'POST', headers, body });

  const bad: { what: string; body: string; status: number; headers?: Record<string, string>; fields?: string[] }[] = [
    { what: 'malformed JSON', body: '{"name": "Ada",', status: 400 },
    { what: 'no JSON at all', body: 'name=Ada', status: 400 },
    { what: 'nothing', body: '', status: 400 },
    {
      what: 'wrong types',
      body: JSON.stringify({ name: 5, email: ['ada@b.example'], subject: {}, message: true }),
      status: 400,
      fields: ['name', 'email', 'subject', 'message'],
    },
    {
      what: 'control characters',
      body: JSON.stringify({ ...newWords(), name: 'A\u0000da', message: 'Red \u001b[31m text' }),
      status: 400,
      fields: ['name', 'message'],
    },
    {
      what: 'too much text',
      body: JSON.stringify(newWords({ name: 'x'.repeat(121), subject: 'x'.repeat(201), message: 'x'.repeat(5001) })),
      status: 400,
      fields: ['name', 'subject', 'message'],
    },
    { what: '10 MB', body: JSON.stringify(newWords({ message: 'x'.repeat(TEN_MEGABYTES) })), status: 413 },
    { what: 'plain text', body: JSON.stringify(newWords()), headers: { 'content-type': 'text/plain' }, status: 415 },
    { what: 'a form', body: 'name=Ada', headers: FORM_TYPE, status: 415 },
    { what: 'no type', body: JSON.stringify(newWords()), headers: {}, status: 415 },
    {
      what: 'another site’s page',
      body: JSON.stringify(newWords()),
      headers: { ...JSON_TYPE, origin: 'https://evil.example' },
      status: 403,
    },
  ];

  for (const { what, body, headers, status, fields = [] } of bad) {
    test(what, async ({ site }) => {
      const before = await storedMessages(site.url);
      const answer = await send(site.url, body, headers);
      expectProblem(answer, status);
      expect(fieldsOf(answer)).toEqual(fields);
      expect(await storedMessages(site.url)).toEqual(before);
    });
  }
});

test.describe('POST /contact stores nothing of', () => {
  const bad: { what: string; body: string; status: number; headers?: Record<string, string>; keeps?: string }[] = [
    {
      what: 'control characters',
      body: 'name=A%00da&email=ada%40b.example&subject=Kept&message=Hello',
      status: 400,
      keeps: 'value="Kept"',
    },
    {
      what: 'a wrong address',
      body: 'name=Ada&email=ada&subject=Kept&message=Hello',
      status: 400,
      keeps: 'value="ada"',
    },
    { what: 'nothing', body: '', status: 400 },
    { what: '10 MB', body: `name=Ada&email=ada%40b.example&message=${'x'.repeat(TEN_MEGABYTES)}`, status: 413 },
    { what: 'JSON', body: JSON.stringify(newWords()), headers: JSON_TYPE, status: 415 },
    { what: 'a broken form', body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' }, status: 400 },
  ];

  for (const { what, body, headers = FORM_TYPE, status, keeps = '' } of bad) {
    test(what, async ({ site }) => {
      const before = await storedMessages(site.url);
      const answer = await ask(site.url, '/contact', { method: 'POST', headers, body });
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      const html = answer.body.toString();
      expect(html).toContain('Failed to send message');
      expect(html).toContain(keeps);
      expect(await storedMessages(site.url)).toEqual(before);
    });
  }
});

test('HTML and script text is stored as it was written, by either way, and shown as text', async ({ site }) => {
  const message = '</textarea><script>window.ran=true</script> & "quotes" ’ 日本語\n\tsecond line';
  for (const post of [postMessage, postForm]) {
    const words = newWords({ subject: '<b>bold</b>', message });
    expect([201, 303]).toContain((await post(site.url, words)).status);
    expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toEqual([
      { id: expect.any(String), createdAt: expect.any(String), state: 'new', ...words },
    ]);
  }
  const refused = (
    await postForm(site.url, newWords({ email: '"><script>alert(1)</script>', message }))
  ).body.toString();
  expect(refused).not.toContain('<script>window.ran');
  expect(refused).not.toContain('<script>alert');
  expect(refused).toContain('&lt;/textarea&gt;&lt;script&gt;window.ran=true');
});

test('the twenty-first message from an address is answered 429, whichever way it comes', async () => {
  const site = await startSite({ env: { OWNER_ACCESS: 'loopback', LOG_LEVEL: 'silent' }, prepared: true });
  try {
    for (let i = 0; i < 20; i += 1) {
      const post = i % 2 === 0 ? postMessage : postForm;
      expect((await post(site.url, newWords())).status).toBe(i % 2 === 0 ? 201 : 303);
    }
    const refused = await postMessage(site.url, newWords());
    expectProblem(refused, 429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    const form = await postForm(site.url, newWords());
    expect(form.status).toBe(429);
    expect(Number(form.headers['retry-after'])).toBeGreaterThan(0);
    expect(await storedMessages(site.url)).toHaveLength(20);
  } finally {
    await site.stop();
  }
});

test.describe('POST /api/chat', () => {
  const chat = async (url: string, message: unknown) => {
    const asked = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ message }) };
    const { status, body } = await ask(url, '/api/chat', asked);
    return { status, ...JSON.parse(body.toString()) };
  };

  test('answers from the site’s FAQs, with a source that is there', async ({ site }) => {
    const { status, response, answered, sources } = await chat(site.url, 'Who owns the code?');
    expect([status, answered]).toEqual([200, true]);
    expect(response).toContain('The repository moves to your account');
    expect(sources[0]).toEqual({ title: 'Who owns the code and the design?', href: '/faqs#ownership' });
    for (const { href } of sources as { href: string }[]) {
      const [path = '', anchor = ''] = href.split('#');
      const page = await ask(site.url, path);
      expect(page.status, href).toBe(200);
      if (anchor !== '') expect(page.body.toString(), href).toContain(`id="${anchor}"`);
    }
  });

  test('says that it does not know, and where a person answers', async ({ site }) => {
    const { status, response, answered, sources } = await chat(site.url, 'zxqv blorp wug');
    expect([status, answered]).toEqual([200, false]);
    expect(response).toMatch(/^I do not know\./);
    expect(sources).toEqual([{ title: 'Contact', href: '/contact' }]);
  });

  test('refuses what is no question', async ({ site }) => {
    for (const message of ['', '   ', 7, null, 'x'.repeat(1001)]) {
      expect(await chat(site.url, message)).toMatchObject({ status: 400 });
    }
  });
});

test('GET /api/openapi.json lists every route', async ({ site }) => {
  const { status, body } = await ask(site.url, '/api/openapi.json');
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
  // None of them is made up: every one is answered by something other than "not found".
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const { body: answer } = await ask(site.url, path.replace(/\{\w+\}/g, 'x'), { method });
    expect(answer.toString(), route).not.toContain(':not-found"');
  }
});
