import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { runCheckHere } from './checks.fixture.ts';
import { createGate } from './gate.ts';
import { GateError } from './gate-error.ts';

/** Number of teams whose releases take all of the gate's time. */
const SLOW_TEAMS = 7;

const SLOW = { path: 'release.json', sha256: 'f'.repeat(64), size: 1 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Creates a gate in which a release of each of many teams is checked without end. Releases without files are refused at once. */
function occupiedGate() {
  const sizes = async (files: readonly unknown[]) => (files.length > 0 ? new Promise<never>(() => {}) : new Map());
  const store = { sizes } as never;
  const gate = createGate({ store, dryRun: async () => ({ violations: [] }), runCheck: runCheckHere, limitMs: 1 });
  for (let i = 0; i < SLOW_TEAMS; i += 1) void gate(`slow${i}`, [SLOW]);
  return gate;
}

it(`slow releases of ${SLOW_TEAMS} teams delay another team by a second at most`, async () => {
  const refused = expect(occupiedGate()('fast', [])).rejects.toThrow(GateError);
  await jest.advanceTimersByTimeAsync(1000);
  await refused;
});

it('slow releases delay no roll-back', async () => {
  await expect(occupiedGate()('fast', [], { isRollBack: true })).rejects.toThrow(GateError);
});
