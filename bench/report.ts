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
    const wanted = target?.atMost === undefined ? target?.atLeast : target.atMost;
    const rule = wanted === undefined ? '' : `${target?.atMost === undefined ? 'at least' : 'at most'} ${wanted}`;
    return [name, `${Number(value.toFixed(2))} ${unit}`, rule, rule === '' ? '' : isMet(figure) ? 'met' : 'MISSED'];
  });
  return columns(rows);
}

/** Returns the figures that differ from those of an earlier run by more than a twentieth, with the factor. */
export function comparison(before: readonly Figure[], now: readonly Figure[]): string {
  const earlier = new Map(before.map(({ name, value }) => [name, value]));
  const rows = now.flatMap(({ name, value, unit }) => {
    const old = earlier.get(name);
    if (old === undefined || Math.abs(value - old) <= Math.abs(old) / 20) return [];
    return [
      [name, `${Number(old.toFixed(2))}`, `${Number(value.toFixed(2))} ${unit}`, `× ${(value / old).toFixed(2)}`],
    ];
  });
  return rows.length === 0 ? 'Nothing differs by more than a twentieth.' : columns(rows);
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
