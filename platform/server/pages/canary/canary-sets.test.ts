import { describe, expect, it } from '@jest/globals';
import { seeded } from '../../analysis/simulate.fixture.ts';
import { addressesOf } from '../../release-set/addresses.ts';
import type { Release } from '../../release-set/release.ts';
import { releaseSetOf, setWith } from '../../release-set/release-set.ts';
import { release, route } from '../../render/fixtures.fixture.ts';
import { createCanarySets, readerOf, withHeaders } from './canary-sets.ts';
import { createCanaryCookie, drawOf, NUMBERS } from './visitor-number.ts';

const first = [
  release('shell', '1'),
  release('blog', '1', [route('/post'), route('/old')]),
  release('shop', '1', [route('/shop')]),
];
const blog = release('blog', '2', [route('/post'), route('/fresh')]);
const shop = release('shop', '2', [route('/shop')]);
const shell = release('shell', '2');

const numbers = Array.from({ length: NUMBERS }, (_, number) => number);

/** Returns a number that is shown the canaries of just these names, of those with 5 %. */
function numberFor(...names: readonly string[]): number {
  const draws = ['shell', 'blog', 'shop'].map((name) => [name, drawOf(name)] as const);
  const found = numbers.find((number) => draws.every(([name, isShown]) => isShown(number, 5) === names.includes(name)));
  if (found === undefined) throw new Error(`no visitor is shown ${names.join(' ')} alone`);
  return found;
}

const setUp = (secure = false, drawNumber?: () => number) => {
  const closed: string[] = [];
  const pagesOf = (releases: readonly Release[]) => {
    const set = releaseSetOf(releases);
    if (!set) throw new Error('no shell');
    return { set, addresses: addressesOf(set, { '/way': '/fresh' }), close: async () => void closed.push(set.id) };
  };
  const withRelease = (next: Release) => {
    const set = setWith(first, [next]);
    return pagesOf([set.shell, ...set.remotes]);
  };
  let live = pagesOf(first);
  const canaries = createCanarySets<ReturnType<typeof pagesOf>>(
    createCanaryCookie(secure),
    () => live,
    ({ close }) => void close(),
    drawNumber,
  );
  const namesOf = (releases: readonly Release[]) => releases.map(({ name, version }) => `${name} ${version}`).sort();
  /** Returns the releases that the page at a path is made of. */
  const pageFor = (cookie: string | undefined, path = '/post', draws = false) => {
    const set = canaries.shownTo(cookie, path, draws).pages;
    const address = set?.addresses.find(path, '');
    const remote = address?.kind === 'page' ? address.remote : undefined;
    return set && namesOf(remote ? [set.set.shell, remote] : [set.set.shell]).join(', ');
  };
  const registryFor = (cookie: string | undefined) => {
    const { set } = canaries.setShownTo(cookie);
    return set && namesOf([set.shell, ...set.remotes]);
  };
  return {
    ...{ canaries, closed, pageFor, registryFor, withRelease },
    goLive: (releases: readonly Release[]) => {
      live = pagesOf(releases);
    },
  };
};

/** Returns the number that a response gives to a visitor; undefined if none. */
const numberIn = (setCookie: string | undefined) => /^(?:__Host-)?canary=(\d+);/.exec(setCookie ?? '')?.[1];

const cookieFor = (...names: readonly string[]) => `canary=${numberFor(...names)}`;

describe('a canary', () => {
  it('sets no cookie and changes no header while none runs', () => {
    const { canaries, pageFor, withRelease } = setUp();
    expect(canaries.shownTo(undefined, '/post', true)).toEqual({ pages: expect.anything() });
    expect(canaries.setShownTo('canary=1')).toEqual({ set: expect.anything() });
    canaries.show('blog', withRelease(blog), 99);
    canaries.end('blog');
    expect(canaries.shownTo('canary=1', '/post', true)).not.toHaveProperty('headers');
    expect(pageFor(cookieFor('blog'))).toBe('blog 1, shell 1');
  });

  it.each([0, 1, 5, 25, 50, 99])(
    'with %d %% is shown to this share of 100,000 visitors, to half a per cent',
    (traffic) => {
      const random = seeded(285 + traffic);
      const { canaries, withRelease } = setUp(false, () => Math.floor(random() * NUMBERS));
      const next = withRelease(blog);
      canaries.show('blog', next, traffic);
      let [shown, moved] = [0, 0];
      for (let i = 0; i < 100_000; i += 1) {
        const visit = canaries.shownTo(undefined, '/post', true);
        const again = canaries.shownTo(`canary=${numberIn(visit.headers?.['Set-Cookie'])}`, '/post', true);
        if (again.pages !== visit.pages) moved += 1;
        if (visit.pages === next) shown += 1;
      }
      expect(moved).toBe(0);
      expect(Math.abs(shown / 1000 - traffic)).toBeLessThan(traffic === 0 ? 0.001 : 0.5);
    },
  );

  it('shows the pages of its own release alone, and what they are redirected from; a page that it lacks is not found', () => {
    const { canaries, pageFor, withRelease } = setUp();
    canaries.show('blog', withRelease(blog), 5);
    const cookie = cookieFor('blog');
    const next = canaries.shownTo(cookie, '/post', false).pages;
    const isNext = (path: string) => canaries.shownTo(cookie, path, false).pages === next;
    expect(next?.set.remotes.map(({ version }) => version)).toEqual(['2', '1']);
    expect(['/post', '/Post/', '/fresh', '/way', '/old'].map(isNext)).toEqual([true, true, true, true, true]);
    expect(['/shop', '/nowhere'].map(isNext)).toEqual([false, false]);
    expect([pageFor(cookie, '/old'), pageFor('canary=9', '/old')]).toEqual(['shell 1', 'blog 1, shell 1']);
  });

  it('keeps responses out of shared caches, and sets a number once, in a cookie that scripts cannot read', () => {
    const { canaries, withRelease } = setUp();
    canaries.show('blog', withRelease(blog), 5);
    const { headers } = canaries.shownTo(undefined, '/shop', true);
    expect(headers).toEqual({
      'Cache-Control': 'private, no-cache',
      'Set-Cookie': expect.stringMatching(/^canary=\d{1,4}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    });
    const isPrivate = { 'Cache-Control': 'private, no-cache' };
    expect(canaries.shownTo('theme=dark; canary=17', '/shop', true).headers).toEqual(isPrivate);
    expect(canaries.shownTo(undefined, '/shop', false).headers).toEqual(isPrivate);
    expect(canaries.setShownTo(undefined).headers).toEqual(isPrivate);
  });

  it('cannot be set by a subdomain where visitors use https', () => {
    const { canaries, pageFor, withRelease } = setUp(true);
    canaries.show('blog', withRelease(blog), 5);
    expect(canaries.shownTo(undefined, '/post', true).headers?.['Set-Cookie']).toMatch(/^__Host-canary=\d+;.* Secure/);
    const number = numberFor('blog');
    expect([pageFor(`canary=${number}`), pageFor(`__Host-canary=${number}`)]).toEqual([
      'blog 1, shell 1',
      'blog 2, shell 1',
    ]);
  });

  it('is not shown for an invalid number, and a visitor with one gets a new number', () => {
    const { canaries, pageFor, withRelease } = setUp();
    canaries.show('blog', withRelease(blog), 99);
    const values = ['in', '', '-1', '10000', '0.5', '1e1', '0001', '"><script>'];
    for (const cookie of [undefined, 'my-canary=1', ...values.map((value) => `canary=${value}`)]) {
      expect([cookie, pageFor(cookie)]).toEqual([cookie, 'blog 1, shell 1']);
      expect(numberIn(canaries.shownTo(cookie, '/post', true).headers?.['Set-Cookie'])).toMatch(/^\d{1,4}$/);
    }
  });

  it('is shown by the first of two cookies, at every request the same', () => {
    const { canaries, pageFor, withRelease } = setUp();
    canaries.show('blog', withRelease(blog), 5);
    const [shown, other] = [cookieFor('blog'), cookieFor()];
    expect(Array.from({ length: 20 }, () => pageFor(`${shown}; ${other}`))).toEqual(Array(20).fill('blog 2, shell 1'));
    expect(pageFor(`${other}; ${shown}`)).toBe('blog 1, shell 1');
  });

  it('closes a set that is replaced, not one that grows', () => {
    const { canaries, closed, withRelease } = setUp();
    const [next, third] = [withRelease(blog), withRelease(release('blog', '3', [route('/post')]))];
    canaries.show('blog', next, 5);
    canaries.setTraffic('blog', 25);
    expect([closed, canaries.shown('blog')]).toEqual([[], { set: next.set.id, traffic: 25 }]);
    canaries.show('blog', third, 25);
    expect(closed).toEqual([next.set.id]);
    canaries.end('blog');
    expect([closed, canaries.shown('blog'), canaries.names()]).toEqual([[next.set.id, third.set.id], undefined, []]);
  });
});

describe('canaries of several names', () => {
  const both = () => {
    const site = setUp();
    site.canaries.show('blog', site.withRelease(blog), 5);
    site.canaries.show('shop', site.withRelease(shop), 5);
    return site;
  };

  it('are each shown to their own visitors; a page has the shell and one remote, the registry all that the visitor is shown', () => {
    const { pageFor, registryFor } = both();
    const shownTo = (...names: readonly string[]) => {
      const cookie = cookieFor(...names);
      return [pageFor(cookie, '/post'), pageFor(cookie, '/shop'), registryFor(cookie)];
    };
    const [oldBlog, newBlog, oldShop, newShop] = ['blog 1', 'blog 2', 'shop 1', 'shop 2'];
    const pages = (post: string, page: string) => [`${post}, shell 1`, `shell 1, ${page}`, [post, 'shell 1', page]];
    expect(shownTo()).toEqual(pages(oldBlog, oldShop));
    expect(shownTo('blog')).toEqual(pages(newBlog, oldShop));
    expect(shownTo('shop')).toEqual(pages(oldBlog, newShop));
    expect(shownTo('blog', 'shop')).toEqual(pages(newBlog, newShop));
  });

  it('end alone, and those of remotes are not shown with that of the shell', () => {
    const { canaries, pageFor, registryFor, withRelease } = both();
    canaries.show('shell', withRelease(shell), 5);
    const all = cookieFor('shell', 'blog', 'shop');
    expect([pageFor(all, '/post'), pageFor(all, '/shop')]).toEqual(['blog 1, shell 2', 'shell 2, shop 1']);
    expect(registryFor(all)).toEqual(['blog 1', 'shell 2', 'shop 1']);
    canaries.end('shell');
    canaries.end('blog');
    expect(registryFor(all)).toEqual(['blog 1', 'shell 1', 'shop 2']);
  });

  it('show what is live of other names once it is', () => {
    const { goLive, registryFor } = both();
    const cookie = cookieFor('blog', 'shop');
    expect(registryFor(cookie)).not.toContain('chat 1');
    goLive([...first, release('chat', '1', [route('/chat')])]);
    expect(registryFor(cookie)).toEqual(['blog 2', 'chat 1', 'shell 1', 'shop 2']);
  });
});

describe('readerOf', () => {
  const read = (name: string) => name;
  it('sends a whole response with a new number, so that no shared cache adds the number to a stored one', () => {
    const given = readerOf(read, { 'Cache-Control': 'private, no-cache', 'Set-Cookie': 'canary=1' });
    expect([given('if-none-match'), given('accept-encoding')]).toEqual([undefined, 'accept-encoding']);
    expect(readerOf(read, { 'Cache-Control': 'private, no-cache' })('if-none-match')).toBe('if-none-match');
    expect(readerOf(read, undefined)('if-none-match')).toBe('if-none-match');
  });
});

describe('withHeaders', () => {
  it('does not change no-store', () => {
    const headers = { 'Cache-Control': 'private, no-cache', 'Set-Cookie': 'canary=1' };
    const sent = (control: string) => {
      const response = withHeaders(new Response('', { headers: { 'Cache-Control': control } }), headers);
      return [response.headers.get('Cache-Control'), response.headers.get('Set-Cookie')];
    };
    expect(sent('public, no-cache')).toEqual(['private, no-cache', 'canary=1']);
    expect(sent('no-store')).toEqual(['no-store', 'canary=1']);
  });
});
