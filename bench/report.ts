import { cpus, totalmem } from 'node:os';

/** A measured value. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atMost?: number; readonly atLeast?: number };
}

/** Returns whether a figure reaches its target. */
export function isMet({ value, target }: Figure): boolean {
  return (
    value <= (target?.atMost ?? Number.POSITIVE_INFINITY) && value >= (target?.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}

/** Returns the middle value, or the mean of the two middle ones; NaN if there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Returns the target of a figure as text, such as `at most 5`. */
export function targetText({ target: { atMost, atLeast } = {} }: Figure): string {
  return atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
}

/** Describes the machine that the figures were measured on. */
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

/** Returns the figures as a table for the terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, target } = figure;
    const measured = `${Number(value.toFixed(2))} ${unit}`;
    return target ? [name, measured, targetText(figure), isMet(figure) ? 'met' : 'MISSED'] : [name, measured];
  });
  return columns(rows);
}

/** Returns the figures that differ from those of an earlier run by more than 5 %, with the factor. */
export function comparison(before: readonly Figure[], now: readonly Figure[]): string {
  const earlier = new Map(before.map(({ name, value }) => [name, value]));
  const rows = now.flatMap(({ name, value, unit }) => {
    const old = earlier.get(name);
    if (old === undefined || Math.abs(value - old) <= Math.abs(old) / 20) return [];
    return [
      [name, `${Number(old.toFixed(2))}`, `${Number(value.toFixed(2))} ${unit}`, `× ${(value / old).toFixed(2)}`],
    ];
  });
  return rows.length === 0 ? 'No figure differs by more than 5 %.' : columns(rows);
}

function columns(rows: readonly (readonly string[])[]): string {
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
