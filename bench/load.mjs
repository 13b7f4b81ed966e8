import { askAgainAndAgain } from './connection.mjs';

/** Connections, and seconds of one round. Rounds alternate, so that a slower moment of the machine meets both sides. */
const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;

/** @typedef {import('./connection.mjs').Request} Request */

/**
 * Loads two servers in turn, and tells the requests a second of each and their ratio: medians over the rounds.
 * @param {Request} ours
 * @param {Request} bare
 */
export async function compare(ours, bare) {
  await load(ours);
  await load(bare);
  /** @type {{ ours: number, bare: number, ratio: number }[]} */
  const rounds = [];
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

/**
 * @param {Request} request
 * @returns {Promise<number>} Requests a second. Fails on any answer but a 2xx.
 */
async function load(request) {
  const start = performance.now();
  const isOver = () => performance.now() - start > SECONDS * 1000;
  const answered = await Promise.all(Array.from({ length: CONNECTIONS }, () => askAgainAndAgain(request, isOver)));
  return answered.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
