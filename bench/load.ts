import { type Request, sendRepeatedly } from './connection.ts';

/** Connections, and seconds of a round. Rounds alternate, so that a slow moment of the machine affects both servers. */
const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;

/** Requests a second of two servers, and the ratio of ours to the bare one: medians over the rounds. */
export interface Rates {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

/** Loads two servers in turn. */
export async function compare(ours: Request, bare: Request): Promise<Rates> {
  await load(ours);
  await load(bare);
  const rounds: Rates[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const round = { ours: await load(ours), bare: await load(bare) };
    rounds.push({ ...round, ratio: round.ours / round.bare });
  }
  return {
    ours: median(rounds.map((round) => round.ours)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.ratio)),
  };
}

/** Returns requests a second. Rejects if a status is not 2xx. */
async function load(request: Request): Promise<number> {
  const start = performance.now();
  const isOver = () => performance.now() - start > SECONDS * 1000;
  const responses = await Promise.all(Array.from({ length: CONNECTIONS }, () => sendRepeatedly(request, isOver)));
  return responses.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
