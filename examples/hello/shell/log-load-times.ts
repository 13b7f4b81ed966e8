import type { RuntimePlugin } from '@platform/browser/shell-options';

/** Returns a plugin of Module Federation's runtime that logs how long each remote took to load. */
export function logLoadTimes(): RuntimePlugin {
  const starts = new Map<string, number>();
  return {
    name: 'log-load-times',
    beforeRequest(args) {
      starts.set(args.id, performance.now());
      return args;
    },
    onLoad({ id }) {
      console.info(`${id} took ${Math.round(performance.now() - (starts.get(id) ?? 0))} ms`);
    },
  };
}
