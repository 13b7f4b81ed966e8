import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { failureReport } from '@platform/contract/report';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { RemoteLoadError } from './loading.ts';
import { createReporter } from './report.ts';

const version = (digit: string) => digit.repeat(64);

describe('createReporter', () => {
  const sendBeacon = jest.fn<(address: string, body: Blob) => boolean>();
  beforeEach(() => {
    sendBeacon.mockReset();
    Object.assign(navigator, { sendBeacon });
    history.replaceState(null, '', '/team/ceo?name=Ada#Ada');
  });

  const setUp = (isServed = true) =>
    createReporter({
      registry: {
        schema: '',
        microFrontends: {
          shell: [
            {
              url: '/assets/shell/entry.js',
              metadata: { integrity: 'sha384-0', version: version('0') },
              deployment: { traffic: 100, default: true },
              extras: { contract: 1, chunks: [], routes: [] },
            },
          ],
        },
      },
      remotes: {
        find: () => (isServed ? { name: 'marketing', version: version('1'), frame: 'public' } : undefined),
      },
    });

  /** The reports that were sent, each valid by the contract. */
  const sent = () =>
    Promise.all(
      sendBeacon.mock.calls.map(async ([address, body]) => {
        expect([address, body.type]).toEqual(['/api/reports', 'application/json']);
        const text = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsText(body);
        });
        const report: unknown = JSON.parse(text);
        expect(failureReport['~standard'].validate(report)).toMatchObject({ value: report });
        return report;
      }),
    );

  it('names the remote whose code did not load', async () => {
    setUp()(new RemoteLoadError('chat', version('2'), new Error('late')), 'outlet');
    expect(await sent()).toEqual([
      { kind: 'load', remote: 'chat', version: version('2'), path: '/team/ceo', message: 'RemoteLoadError: late' },
    ]);
  });

  it.each([
    ['the remote of the page', 'outlet', true, { remote: 'marketing', version: version('1') }],
    ['the shell where the frame threw', 'frame', true, { remote: 'shell', version: version('0') }],
    ['the shell where no remote serves the page', 'outlet', false, { remote: 'shell', version: version('0') }],
  ] as const)('names %s', async (_, place, isServed, expected) => {
    setUp(isServed)(new TypeError('x is undefined'), place);
    expect(await sent()).toEqual([
      { kind: 'render', path: '/team/ceo', message: 'TypeError: x is undefined', ...expected },
    ]);
  });

  it('truncates a message to the maximum length', async () => {
    setUp()(new Error('a'.repeat(1000)), 'outlet');
    expect(await sent()).toEqual([expect.objectContaining({ message: `Error: ${'a'.repeat(493)}` })]);
  });

  it('reports an error once, and at most five errors per document', () => {
    const report = setUp();
    const error = new Error('first');
    report(error, 'outlet');
    report(error, 'outlet');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 10; i += 1) report(new Error(String(i)), 'outlet');
    expect(sendBeacon).toHaveBeenCalledTimes(5);
  });

  it('does not report missing pages', () => {
    const report = setUp();
    report(new ErrorResponse(404, 'Not Found', null), 'outlet');
    report(new Response(null, { status: 404 }), 'outlet');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
