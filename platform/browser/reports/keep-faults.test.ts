import { expect, it, jest } from '@jest/globals';
import { keepFaultsScript } from './keep-faults.ts';
import { type KeptFault, keep, takeKept } from './kept.ts';

const sendBeacon = jest.fn();

it('keeps the first faults until they are taken over, and passes on those after', () => {
  Object.assign(navigator, { sendBeacon });
  // As the page runs it.
  new Function(keepFaultsScript)();
  const early = new ErrorEvent('error', { message: 'early' });
  dispatchEvent(early);
  const shown = { kind: 'render', error: 'shown', place: 'outlet' } as const;
  keep(shown);
  const taken: KeptFault[] = [];
  takeKept((fault) => taken.push(fault));
  expect(taken).toEqual([early, shown]);
  const late = new Event('unhandledrejection');
  for (let i = 0; i < 20; i += 1) dispatchEvent(late);
  keep(shown);
  expect(taken).toEqual([early, shown, ...Array(20).fill(late), shown]);
});

it('keeps few, however many there are', () => {
  new Function(keepFaultsScript)();
  for (let i = 0; i < 1000; i += 1) dispatchEvent(new ErrorEvent('error'));
  const taken: KeptFault[] = [];
  takeKept((fault) => taken.push(fault));
  expect(taken).toHaveLength(9);
});

it.each([
  ['/assets/shell/entry.0123456789.js', true],
  ['/assets/blog/entry.0123456789.js', false],
  ['/assets/shell/word.svg', false],
])('tells at once that %s did not load: %s', (src, isTold) => {
  sendBeacon.mockReset();
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  // Each run of the text above listens.
  expect(new Set(sendBeacon.mock.calls.map((call) => call.join(' ')))).toEqual(
    new Set(isTold ? [`/api/reports/entries ${location.origin}${src}`] : []),
  );
});

it('needs no script in the page to keep what the shell tells', () => {
  Object.assign(window, { keptFaults: undefined });
  keep(new Event('error'));
  const taken: KeptFault[] = [];
  takeKept((fault) => taken.push(fault));
  keep(new Event('error'));
  expect(taken).toHaveLength(1);
});
