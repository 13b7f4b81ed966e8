import type { Deployment } from './deployment-log.ts';

/**
 * The version that was live before the current one, or none. A roll-back takes its deployment back for good: the next one
 * goes a step further, and never returns to what was rolled back.
 * @param history Of one name, newest first.
 */
export function rollBackTarget(history: readonly Pick<Deployment, 'version' | 'action'>[]): string | undefined {
  const standing: string[] = [];
  for (const { version, action } of history.toReversed()) {
    if (action === 'rollback') standing.pop();
    else standing.push(version);
  }
  return standing.at(-2);
}
