import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { RemoteLoadError } from '../loading/loading.ts';
import { describeFault, framesOf, placeOf, scriptAt } from './describe-fault.ts';

const { origin } = location;
const SCRIPT = `${origin}/assets/blog/pages.0123456789.js`;
const at = { file: 'pages.0123456789.js', line: 1, column: 2 };

/** The events of browsers that the tests' document does not have. */
class RejectionEvent extends Event {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('unhandledrejection');
    this.reason = reason;
  }
}
class ViolationEvent extends Event {
  readonly effectiveDirective = 'connect-src';
  readonly lineNumber = 1;
  readonly columnNumber = 2;
  readonly sourceFile: string;
  constructor(sourceFile: string) {
    super('securitypolicyviolation');
    this.sourceFile = sourceFile;
  }
}
Object.assign(globalThis, { PromiseRejectionEvent: RejectionEvent, SecurityPolicyViolationEvent: ViolationEvent });

const thrown = (message: string, url = SCRIPT) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at f (${url}:1:2)` });
const described = (fault: Parameters<typeof describeFault>[0]) => describeFault(fault, 'shop');
const shown = (error: unknown, kind: 'render' | 'hydration' = 'render', componentStack = '') =>
  described({ kind, error, place: 'outlet', componentStack });

afterEach(() => void jest.restoreAllMocks());

describe('describeFault', () => {
  it.each([
    ['an error', new ErrorEvent('error', { error: thrown('x') }), 'error'],
    ['a rejection', new RejectionEvent(thrown('x')), 'rejection'],
    ['what the outlet shows', { kind: 'render', error: thrown('x'), place: 'outlet' }, 'render'],
    ['what replaces the layout', { kind: 'render', error: thrown('x'), place: 'layout' }, 'render'],
  ] as const)('attributes %s by its stack', (_, fault, kind) => {
    expect(described(fault)).toEqual({ kind, remote: 'blog', message: 'TypeError: x', at });
  });

  it('attributes what has no stack to the page’s owner, and an error of the layout to the shell', () => {
    const late = Object.assign(new Error('late'), { stack: 'Error: late' });
    expect(described(new RejectionEvent(late))).toEqual({ kind: 'rejection', remote: 'shop', message: 'Error: late' });
    expect(shown('x')).toMatchObject({ remote: 'shop' });
    expect(described({ kind: 'render', error: 'x', place: 'layout' })).toMatchObject({ remote: 'shell' });
  });

  it('attributes what React throws for a page to the page’s owner', () => {
    const error = thrown('Minified React error #31', `${origin}/assets/shell/entry.js`);
    expect(shown(error)).toEqual({ kind: 'render', remote: 'shop', message: 'TypeError: Minified React error #31' });
  });

  it('attributes a difference from the server’s page by its components', () => {
    const error = thrown('Minified React error #418', `${origin}/assets/shell/entry.js`);
    const stack = `\n    at h1 (<anonymous>)\n    at Page (${SCRIPT}:1:2)\n    at App (${origin}/assets/shell/entry.js:1:2)`;
    expect(shown(error, 'hydration', stack)).toMatchObject({ kind: 'hydration', remote: 'blog', at });
    expect(shown(error, 'hydration')).toMatchObject({ kind: 'hydration', remote: 'shop' });
  });

  it('names the remote whose code did not load, unless the visitor is offline', () => {
    const error = new RemoteLoadError('chat', '2'.repeat(64), new Error('late'));
    expect(shown(error)).toEqual({ kind: 'load', remote: 'chat', message: 'RemoteLoadError: late' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(shown(error)).toBeUndefined();
  });

  it('names the remote of a script or picture that did not load', () => {
    const load = (element: HTMLElement, src: string) => {
      Object.assign(element, { src });
      const event = new Event('error');
      element.dispatchEvent(event);
      return described(event);
    };
    const message = 'pages.js did not load';
    expect(load(document.createElement('script'), SCRIPT)).toEqual({ kind: 'load', remote: 'blog', message });
    expect(load(document.createElement('img'), `${origin}/assets/blog/a.webp`)).toMatchObject({ remote: 'blog' });
    expect(load(document.createElement('img'), 'https://elsewhere.example/assets/blog/a.webp')).toBeUndefined();
    expect(load(document.createElement('iframe'), SCRIPT)).toBeUndefined();
  });

  it('attributes a violation of the policy to the script that did it', () => {
    expect(described(new ViolationEvent(SCRIPT))).toEqual({
      kind: 'policy',
      remote: 'blog',
      message: 'connect-src',
      at,
    });
    expect(described(new ViolationEvent(''))).toMatchObject({ remote: 'shop' });
    expect(described(new ViolationEvent('chrome-extension://abc/a.js'))).toBe('foreign');
  });

  it.each([
    ['an extension', new ErrorEvent('error', { error: thrown('x', 'moz-extension://0-1/a.js') })],
    ['an extension’s file', new ErrorEvent('error', { message: 'x', filename: 'safari-web-extension://0-1/a.js' })],
    ['an extension’s rejection', new RejectionEvent(thrown('x', 'chrome-extension://abc/a.js'))],
    ['an extension that renders', { kind: 'render', error: thrown('x', 'moz-extension://0-1/a.js'), place: 'outlet' }],
    ['a script of another site', new ErrorEvent('error', { message: 'Script error.' })],
    ['a script in the document', new ErrorEvent('error', { error: thrown('x', `${origin}/blogs`) })],
    [
      'a script in the document without a stack',
      new ErrorEvent('error', { message: 'x', filename: `${origin}/blogs` }),
    ],
    ['a rejection in the document', new RejectionEvent(thrown('x', `${origin}/blogs`))],
    ['a rejection with a text', new RejectionEvent('Object Not Found Matching Id:1')],
    ['a rejection with an object', new RejectionEvent({ status: 0 })],
    ['a rejection without a reason', new RejectionEvent(undefined)],
  ] as const)('returns `foreign` for %s', (_, fault) => {
    expect(described(fault)).toBe('foreign');
  });

  it('reports nothing of an observer', () => {
    const message = 'ResizeObserver loop limit exceeded';
    expect(described(new ErrorEvent('error', { message, filename: `${origin}/` }))).toBeUndefined();
  });

  it('attributes an error of a script that a script in the document has called', () => {
    const error = thrown('x', `${origin}/blogs`);
    error.stack += `\n    at g (${SCRIPT}:3:4)`;
    expect(described(new ErrorEvent('error', { error }))).toMatchObject({
      remote: 'blog',
      at: { ...at, line: 3, column: 4 },
    });
  });

  it('attributes the scripts of the origin of files', () => {
    const url = 'https://files.example/assets/blog/pages.0123456789.js';
    expect(described(new ErrorEvent('error', { error: thrown('x', url) }))).toBe('foreign');
    document.documentElement.dataset.files = 'https://files.example';
    expect(described(new ErrorEvent('error', { error: thrown('x', url) }))).toMatchObject({ remote: 'blog', at });
    delete document.documentElement.dataset.files;
  });

  it('sends nothing that a visitor typed', () => {
    expect(described(new RejectionEvent(thrown('"Ada" wrote to ada@post.example')))).toMatchObject({
      message: 'TypeError: [text] wrote to [email]',
    });
  });
});

const chrome = `TypeError: x is undefined
    at Page (${origin}/assets/blog/pages.0123456789.js:1:234)
    at renderWithHooks (${origin}/assets/shell/entry.0123456789.js:2:9876)
    at new Promise (<anonymous>)`;
const firefox = `Page@${origin}/assets/blog/pages.0123456789.js:1:234
renderWithHooks@${origin}/assets/shell/entry.0123456789.js:2:9876
promise callback*@${origin}/blogs:12:3
`;
const blog = { remote: 'blog', at: { file: 'pages.0123456789.js', line: 1, column: 234 } };
const place = (stack: string) => placeOf(framesOf(stack));

describe('placeOf', () => {
  it.each([
    ['Chromium and Safari', chrome],
    ['Firefox', firefox],
  ])('finds the release and the place in a stack of %s', (_, stack) => {
    expect(place(stack)).toEqual(blog);
  });

  it('prefers the remote that called the shell', () => {
    const [message, own, react] = chrome.split('\n');
    expect(place([message, react, own].join('\n'))).toEqual(blog);
    expect(place([message, react].join('\n'))).toMatchObject({ remote: 'shell', at: { line: 2, column: 9876 } });
  });

  it.each([
    ['an extension', 'chrome-extension://abcdef/page.js'],
    ['an extension of Firefox', 'moz-extension://0-1-2/page.js'],
    ['an extension of Safari', 'safari-web-extension://0-1/page.js'],
    ['another site', 'https://elsewhere.example/a.js'],
    ['another site that looks like this one', `https://elsewhere.example/?${origin}/assets/blog/a.js`],
    ['this host’s other port', `${origin}1/assets/blog/a.js`],
  ])('returns `foreign` for %s', (_, url) => {
    expect(place(`Error\n    at f (${url}:1:2)\n${chrome}`)).toBe('foreign');
  });

  it('attributes an inline script to the shell, and returns undefined without a place', () => {
    expect(place(`Error\n    at ${origin}/blogs:3:4`)).toEqual({ remote: 'shell' });
    expect(['', 'Error: at home', 'Error\n    at <anonymous>:1:1'].map(place)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['a'.repeat(100_000), 'http://'.repeat(20_000), `${':1'.repeat(40_000)}`, `${'at x\n'.repeat(50_000)}`])(
    'reads the beginning of a stack only',
    (stack) => expect(place(`Error ${stack}\n${chrome}`)).toBeUndefined(),
  );
});

describe('scriptAt', () => {
  it.each([
    [`${origin}/assets/blog/a.js`, { remote: 'blog', file: 'a.js' }],
    ['/assets/blog/a.js', { remote: 'blog', file: 'a.js' }],
    [`${origin}/assets/blog/../blog/a.js`, { remote: 'blog', file: 'a.js' }],
    [`${origin}/assets/blog/a.css`, undefined],
    [`${origin}/assets/blog/%2e%2e/a.js`, undefined],
    ['https://elsewhere.example/assets/blog/a.js', undefined],
    ['http://[', undefined],
  ])('reads %s', (url, script) => {
    expect(scriptAt(url)).toEqual(script);
  });
});
