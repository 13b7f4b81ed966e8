import { describe, expect, it } from '@jest/globals';
import { release, route } from '../render/fixtures.fixture.ts';
import { type Address, addressesOf } from './addresses.ts';
import { releaseSetOf } from './release-set.ts';

const set = releaseSetOf([
  release('shell', '1'),
  release('marketing', '1', [
    route('/'),
    route('/about'),
    route('/TermsAndConditions'),
    route('/blogs', { search: { category: ['Tech', 'Food'], page: ['1', '2'] } }),
    route('/team/:role', { paths: ['/team/CEO', '/team/Chief of staff'] }),
    route('/post/:id', { paths: ['/post/kettle'], missing: '/post/-' }),
  ]),
  release('chat', '1', [route('/Chatbot')]),
]);
if (!set) throw new Error('the set has no shell');
const addresses = addressesOf(set, {
  '/blog': '/blogs',
  '/chief': '/team/Chief%20of%20staff',
  '/work': '/#projects',
  '/shop': '/sell',
  '/about': '/blogs',
  '/post/old': '/blogs',
});

const summaryOf = (address: Address) => (address.kind === 'page' ? [address.remote.name, address.url] : address);

describe('addressesOf', () => {
  it.each([
    ['/', '', ['marketing', '/']],
    ['/about', '', ['marketing', '/about']],
    ['/Chatbot', '', ['chat', '/Chatbot']],
    ['/team/CEO', '', ['marketing', '/team/CEO']],
    ['/team/Chief%20of%20staff', '', ['marketing', '/team/Chief%20of%20staff']],
  ])('finds the remote of %s', (path, search, expected) => {
    expect(summaryOf(addresses.find(path, search))).toEqual(expected);
  });

  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['//about//', '/about'],
    ['/%61bout', '/about'],
    ['/termsandconditions', '/TermsAndConditions'],
    ['/CHATBOT/', '/Chatbot'],
    ['/Team/ceo', '/team/CEO'],
    ['//', '/'],
  ])('redirects %s to its right spelling', (path, expected) => {
    expect(addresses.find(path, 'x=1')).toEqual({ kind: 'moved', path: expected });
  });

  it.each([
    ['/blog', { path: '/blogs' }],
    ['/Blog/', { path: '/blogs' }],
    ['//BLOG', { path: '/blogs' }],
    ['/chief', { path: '/team/Chief%20of%20staff' }],
    ['/work', { path: '/', fragment: 'projects' }],
  ])('redirects %s to another page', (path, expected) => {
    expect(addresses.find(path, 'x=1')).toEqual({ kind: 'moved', ...expected });
  });

  it('redirects no page that the set has, nor to a page that it lacks', () => {
    expect(summaryOf(addresses.find('/about', ''))).toEqual(['marketing', '/about']);
    expect(addresses.find('/post/old', '')).toEqual({ kind: 'moved', path: '/blogs' });
    expect(addresses.find('/shop', '')).toEqual({ kind: 'unknown', below: '' });
  });

  it.each(['/nowhere', '/team', '/team/CFO', '/team/CEO/more', '/%', '/%2Fabout', '/about%00', '/../about', '/:role'])(
    'finds no page for %s',
    (path) => {
      expect(addresses.find(path, '')).toMatchObject({ kind: 'unknown' });
    },
  );

  it.each([
    ['/nowhere', ''],
    ['/nowhere/more', ''],
    ['/about/more', ''],
    ['/team', '/team'],
    ['/team/CEO/more', '/team'],
    ['/team/%', '/team'],
    // Spelled otherwise: what a browser sees is not below the section either.
    ['//team/CFO', ''],
    ['/Team/CFO', ''],
    ['/%74eam/CFO', ''],
    ['/teams/CFO', ''],
  ])('finds that %s is below %j', (path, below) => {
    expect(addresses.find(path, '')).toEqual({ kind: 'unknown', below });
  });

  it.each(['/post/nope', '/post/-', '/post/nope/', '/post/KETTLES', '/post/%2e%2e%3F'])(
    'finds the page for missing content for %s',
    (path) => {
      expect(summaryOf(addresses.find(path, 'x=1'))).toEqual(['marketing', '/post/-']);
      expect(addresses.listed).not.toContain('/post/-');
    },
  );

  it.each([
    ['category=Tech', '/blogs?category=Tech'],
    ['page=2&category=Food', '/blogs?category=Food&page=2'],
    ['category=Nonsense', '/blogs'],
    ['utm_source=x&category=Tech&category=Food', '/blogs?category=Tech'],
    ['q=free+text', '/blogs'],
  ])('keeps the declared parameters of ?%s', (search, url) => {
    expect(summaryOf(addresses.find('/blogs', search))).toEqual(['marketing', url]);
  });

  it('takes the route with fewer parameters if two list the same path', () => {
    const routes = [route('/:a/:b', { paths: ['/a/x'] }), route('/a/:b', { paths: ['/a/x', '/a/y'] }), route('/a/y')];
    const ambiguous = releaseSetOf([release('shell', '1'), release('a', '1', routes)]);
    if (!ambiguous) throw new Error('the set has no shell');
    const { find, listed } = addressesOf(ambiguous);
    expect(listed).toEqual(['/a/x', '/a/y']);
    expect(find('/a/x', '')).toMatchObject({ route: { path: '/a/:b' } });
    expect(find('/a/y', '')).toMatchObject({ route: { path: '/a/y' } });
  });

  it('lists all paths without parameters, and those that a route lists', () => {
    expect(addresses.listed).toEqual([
      '/',
      '/about',
      '/TermsAndConditions',
      '/blogs',
      '/team/CEO',
      '/team/Chief of staff',
      '/post/kettle',
      '/Chatbot',
    ]);
  });
});
