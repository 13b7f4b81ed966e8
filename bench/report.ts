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
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
