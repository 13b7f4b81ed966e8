import { expect, it } from '@jest/globals';
import type { DatabasePlace } from '@platform/server/database/open-database';
import { serverPrograms } from '../contact/server-programs.fixture.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';

/** A server of the content that prints its address. */
const SERVER = `
  import { Hono } from 'hono';
  import { migrations } from './app.ts';
  import { createContentAdmin } from './content/admin-routes.ts';
  import { createEntries } from './content/entries.ts';
  import { createPublicContent } from './content/public-routes.ts';
  import { createPublished } from './content/published.ts';
  import { listen } from '@platform/server/listen/listen';
  import { openDatabase } from '@platform/server/database/open-database';
  const db = await openDatabase(JSON.parse(process.argv[2]), migrations);
  const published = createPublished(db);
  const entries = createEntries({ db, onPublic: published.renew });
  const anybody = (c, next) => next();
  const app = new Hono()
    .route('/api', createPublicContent({ published }))
    .route('/api', createContentAdmin({ entries, adminOnly: anybody, sameSite: anybody }));
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  console.log(server.url);`;

/** Publications after which each round's server is killed: two rounds without TEST_ALL. */
const ROUNDS = process.env.TEST_ALL === '1' ? [1, 3, 10, 25, 60] : [2, 15];

/** Questions that are written at the same time. */
const WRITERS = 4;

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly published: Readonly<Record<string, unknown>> | null;
}

const questionOf = (writer: number, edit: number) => ({
  question: `Edit ${edit} of ${writer}`,
  slug: `question-${writer}-${edit}`,
  answer: `Edit ${edit}`,
});

describeOnEachDatabase('a server that is killed while the owner publishes', ({ kind, newPlace }) => {
  const programs = serverPrograms(SERVER);

  async function start(place: DatabasePlace) {
    const { server, line: url } = await programs.start(`content-${kind}`, place);
    const send = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (response.status >= 300) throw new Error(await response.text());
      return (await response.json()) as Stored;
    };
    return { server, send };
  }

  it('has what it confirmed, and nothing that is half published', async () => {
    const place = await newPlace();
    /** The last confirmed publication of each question: its edit. */
    const confirmed = new Map<string, number>();
    for (const [round, count] of ROUNDS.entries()) {
      const { server, send } = await start(place);
      let publications = 0;
      const write = async (writer: number) => {
        let { id, version } = await send('POST', '/v1/content/faqs', { data: questionOf(writer, 0) });
        for (let edit = 1; ; edit++) {
          const saved = await send('PUT', `/v1/content/faqs/${id}`, { base: version, data: questionOf(writer, edit) });
          ({ id, version } = await send('POST', `/v1/content/faqs/${id}/publish`, { version: saved.version }));
          confirmed.set(id, edit);
          publications += 1;
          if (publications === count) server.kill('SIGKILL');
        }
      };
      const ends = await Promise.allSettled(Array.from({ length: WRITERS }, (_, i) => write(round * WRITERS + i)));
      for (const end of ends) expect(end).toMatchObject({ reason: { name: 'TypeError' } });
      expect(publications).toBeGreaterThanOrEqual(count);
    }

    const { send } = await start(place);
    const shown = (await send('GET', '/content/faqs')) as unknown as Readonly<Record<string, unknown>>[];
    expect(confirmed.size).toBeGreaterThan(0);
    for (const [id, edit] of confirmed) {
      const entry = await send('GET', `/v1/content/faqs/${id}`);
      const live = Number(String(entry.published?.question).split(' ')[1]);
      // A publication that was not confirmed may be there, too, but whole.
      expect(live).toBeGreaterThanOrEqual(edit);
      expect(live).toBeLessThanOrEqual(edit + 1);
      const { question, slug, answer } = entry.published ?? {};
      expect([slug, answer]).toEqual([`question-${String(question).split(' ')[3]}-${live}`, `Edit ${live}`]);
      expect(shown.filter((faq) => faq.slug === slug)).toEqual([expect.objectContaining({ question, answer })]);
      expect(entry.publishedVersion).not.toBeNull();
      const version = (await send('GET', `/v1/content/faqs/${id}/versions/${entry.publishedVersion}`)) as unknown as {
        readonly data: object;
      };
      expect(version.data).toEqual(entry.published);
    }
    expect(new Set(shown.map(({ slug }) => slug)).size).toBe(shown.length);
  }, 90_000);
});
