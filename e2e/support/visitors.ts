import { drawOf, NUMBERS } from '@platform/server/pages/canary/visitor-number';

/** Returns the first number of a visitor who is shown the canaries of just these of the names, which have this traffic. */
export function numberShown(shown: readonly string[], names: readonly string[], traffic: number): number {
  const draws = names.map((name) => [shown.includes(name), drawOf(name)] as const);
  for (let number = 0; number < NUMBERS; number += 1) {
    if (draws.every(([isWanted, isShown]) => isShown(number, traffic) === isWanted)) return number;
  }
  throw new Error(`no visitor is shown the canaries of ${shown.join(', ')} alone`);
}
