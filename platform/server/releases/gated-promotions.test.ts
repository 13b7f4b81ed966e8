import { describe, expect, it } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import type { ReleaseRoute } from '../release-set/release.ts';
import { route } from '../render/fixtures.fixture.ts';
import { makeBuild } from './build-folder.fixture.ts';
import type { PreparedSet } from './deploy-set.ts';
import { createPromotions } from './promotions.ts';
import { gateOf, prepareNothing, testStores, violationsOf } from './store/test-store.fixture.ts';

/** File of a release that lists the pages of its remote. */
const PAGES = 'server/pages.json';

describe('the gate of a deployment', () => {
  const testStore = testStores();

  /** Creates a site whose remotes have the pages that a file of the release lists. `runs` counts dry runs. */
  const setUp = async (prepare: () => Promise<PreparedSet> = prepareNothing) => {
    const { store, db } = await testStore();
    const site = { runs: 0, fails: '' };
    const gate = gateOf(store, async ({ name, files }) => {
      site.runs += 1;
      const list = files.find(({ path }) => path === PAGES);
      const pages = list ? new TextDecoder().decode(await store.readFile(list.sha256)) : '[]';
      const failed = site.fails === name ? [{ field: '/', message: 'is not rendered: fix it' }] : [];
      return { routes: name === 'shell' ? [] : (JSON.parse(pages) as ReleaseRoute[]), violations: failed };
    });
    const promotions = createPromotions({ store, gate, prepare });
    /** Sends a release with these pages. Returns its version. */
    const send = async (name: string, paths: readonly string[], removes: readonly string[] = []) => {
      const files = makeBuild(name, { [PAGES]: paths.map((path) => route(path, { chunks: ['about.1.js'] })) });
      for (const { sha256, bytes } of files) await store.putFile(sha256, bytes);
      const { release } = await store.add(name, listOf(files), gate, { removes });
      return release.version;
    };
    const release = async (name: string, paths: readonly string[], removes: readonly string[] = []) =>
      promotions.promote(name, await send(name, paths, removes), { removes });
    return { store, db, site, promotions, send, release };
  };

  const TAKEN = expect.stringMatching('/news belongs to the live blog');

  it('refuses to store, promote and roll back to a page that another remote serves now', async () => {
    const { store, promotions, send, release } = await setUp();
    await release('marketing', ['/', '/news']);
    const second = await send('marketing', ['/'], ['/news']);
    await promotions.promote('marketing', second, { removes: ['/news'] });
    const third = await send('marketing', ['/', '/news', '/about']);
    await release('blog', ['/news']);

    expect(await violationsOf(send('marketing', ['/', '/news', '/faqs']))).toEqual([TAKEN]);
    expect(await violationsOf(send('marketing', ['/', '/news', '/about']))).toEqual([TAKEN]);
    expect(await violationsOf(promotions.promote('marketing', third))).toEqual([TAKEN]);
    expect(await violationsOf(promotions.rollBack('marketing'))).toEqual([TAKEN]);
    expect((await store.live()).map(({ version }) => version)).toContain(second);
    expect(await store.historyOf('marketing')).toHaveLength(2);
  });

  it.each(['/admin/messages/', '//admin/messages', '/ADMIN/messages', '/admin/:page'])(
    'refuses %s beside the live /admin/messages',
    async (path) => {
      const { send, release } = await setUp();
      await release('admin', ['/admin/messages']);
      expect(await violationsOf(send('thief', [path]))).toEqual([
        expect.stringMatching(/belongs to the live admin \(\/admin\/messages\)/),
      ]);
    },
  );

  it('refuses to store, promote and roll back to a release without a live page', async () => {
    const { store, promotions, send, release } = await setUp();
    const gone = [expect.stringMatching(/^\/ is live, and this marketing lacks it: .* --removes \/$/)];
    const small = await send('marketing', ['/about']);
    await promotions.promote('marketing', small);
    const whole = await release('marketing', ['/', '/about']);

    expect(await violationsOf(send('marketing', ['/about', '/faqs']))).toEqual(gone);
    expect(await violationsOf(send('marketing', ['/about']))).toEqual(gone);
    expect(await violationsOf(promotions.promote('marketing', small))).toEqual(gone);
    expect(await violationsOf(promotions.rollBack('marketing'))).toEqual(gone);
    expect(await store.live()).toMatchObject([{ version: whole.version }]);

    await expect(promotions.rollBack('marketing', { removes: ['/'] })).resolves.toMatchObject({ version: small });
    expect(await store.live()).toMatchObject([{ version: small }]);
  });

  it('runs a release again at every deployment, unless it ran beside the same releases within a minute', async () => {
    const { site, promotions, send, release } = await setUp();
    const version = await send('marketing', ['/']);
    await promotions.promote('marketing', version);
    expect(site.runs).toBe(1);
    await release('marketing', ['/', '/about']);
    expect(site.runs).toBe(2);
    await release('blog', ['/blog']);
    expect(site.runs).toBe(3);
    site.fails = 'marketing';
    expect(await violationsOf(promotions.rollBack('marketing', { removes: ['/about'] }))).toEqual([
      '/ is not rendered: fix it',
    ]);
    expect(site.runs).toBe(4);
  });

  it('refuses a release that describes other routes than when it was stored', async () => {
    const { db, promotions, send } = await setUp();
    const version = await send('marketing', ['/']);
    await db
      .updateTable('releases')
      .set({ routes: JSON.stringify([route('/other', { chunks: ['about.1.js'] })]) })
      .execute();
    expect(await violationsOf(promotions.promote('marketing', version))).toEqual([
      expect.stringMatching('server/routes.js describes other routes than before: let routes depend on the sources'),
    ]);
  });

  it('checks a release again if another one goes live meanwhile', async () => {
    const { store, promotions, send } = await setUp();
    const [marketing, blog] = [await send('marketing', ['/', '/news']), await send('blog', ['/news'])];
    const outcomes = await Promise.allSettled([
      promotions.promote('marketing', marketing),
      promotions.promote('blog', blog),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await store.live()).toHaveLength(1);
  });
});
