import { beforeEach, expect, it, jest } from '@jest/globals';
import { faultLogScript } from '../start/inline-scripts.ts';
import { drainFaults, type LoggedFault, logFault } from './faults.ts';

const sendBeacon = jest.fn();
const shown = { kind: 'render', error: 'shown', place: 'outlet' } as const;

beforeEach(() => {
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon });
  // As the page runs it.
  new Function(faultLogScript)();
});

function drain(): LoggedFault[] {
  const drained: LoggedFault[] = [];
  drainFaults((fault) => drained.push(fault));
  return drained;
}

it('logs the first faults until they are drained, and passes on later ones', () => {
  const early = new ErrorEvent('error', { message: 'early' });
  dispatchEvent(early);
  logFault(shown);
  const drained = drain();
  expect(drained).toEqual([early, shown]);
  const late = new Event('unhandledrejection');
  for (let i = 0; i < 20; i += 1) dispatchEvent(late);
  logFault(shown);
  expect(drained).toEqual([early, shown, ...Array(20).fill(late), shown]);
});

it('logs at most nine faults', () => {
  for (let i = 0; i < 1000; i += 1) dispatchEvent(new ErrorEvent('error'));
  expect(drain()).toHaveLength(9);
});

it.each([
  ['/assets/shell/entry.0123456789.js', true],
  ['/assets/blog/entry.0123456789.js', false],
  ['/assets/shell/word.svg', false],
])('reports at once that %s did not load: %s', (src, isReported) => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'text/plain', src });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  // Each run of the script above adds a listener.
  expect(new Set(sendBeacon.mock.calls.map((call) => call.join(' ')))).toEqual(
    new Set(isReported ? [`/api/reports/entries ${location.origin}${src}`] : []),
  );
});

it('passes on faults of the shell without the inline script', () => {
  Object.assign(window, { faultLog: undefined });
  logFault(shown);
  const drained = drain();
  logFault(shown);
  expect(drained).toEqual([shown]);
});
