import { cpus, totalmem } from 'node:os';

/**
 * @typedef {{ name: string, value: number, unit: string, target?: { atMost?: number, atLeast?: number } }} Figure
 */

/** @param {Figure} figure */
export function isMet({ value, target }) {
  return (
    value <= (target?.atMost ?? Number.POSITIVE_INFINITY) && value >= (target?.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}

/** Names the machine the figures were taken on. */
export function machine() {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
}

/**
 * @param {readonly Figure[]} figures
 * @returns {string} A table for people.
 */
export function table(figures) {
  const rows = figures.map((figure) => {
    const { name, value, unit, target } = figure;
    const wanted = target?.atMost === undefined ? target?.atLeast : target.atMost;
    const rule = wanted === undefined ? '' : `${target?.atMost === undefined ? 'at least' : 'at most'} ${wanted}`;
    return [name, `${Number(value.toFixed(2))} ${unit}`, rule, rule === '' ? '' : isMet(figure) ? 'met' : 'MISSED'];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
