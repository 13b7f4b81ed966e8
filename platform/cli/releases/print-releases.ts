import type { GateReport, ReleaseHistory } from '@platform/contract/release';
import type { Comparison } from './compare.ts';
import type { Provenance } from './promote.ts';
import { kilobytes, short } from './site-options.ts';

/** Prints the deployments of each name. */
export function printHistory({ releases }: ReleaseHistory): void {
  for (const { name, deployments } of releases) {
    console.log(name);
    const newest = deployments.find(({ action }) => ['promote', 'rollback', 'retire'].includes(action));
    const pin = deployments.find(({ action }) => action === 'pin' || action === 'unpin');
    // Any other deployment of the name ends its canary.
    const canary = deployments.find(({ action }) => action !== 'unpin');
    for (const deployment of deployments) {
      const { version, action, at, size, unreadable, browser, report, traffic, ...more } = deployment;
      const isLive = deployment === newest && action !== 'retire';
      const isPinned = deployment === pin && action === 'pin';
      const state = isLive ? 'live' : isPinned ? 'pinned' : deployment === canary && traffic ? 'canary' : '';
      const isShown = ['promote', 'rollback'].includes(action) || Boolean(traffic);
      const checked = isShown ? (browser ? 'checked in a browser' : 'no browser') : '';
      const done = traffic === undefined ? action : `${action} ${traffic}`;
      const bytes = unreadable ? 'unreadable' : kilobytes(size);
      console.log(
        `  ${state.padEnd(7)}${short(version)}  ${bytes.padStart(10)}  ${done.padEnd(9)} ${checked.padEnd(21)}${summary(report).padEnd(26)}${ageOf(at)} ago${provenance(more)}`,
      );
    }
  }
}

/** Returns a summary of the gate's report. */
function summary(report: GateReport | undefined): string {
  return report ? `${report.rendered?.pages ?? 0} pages, first ${kilobytes(report.initial.bytes)}` : '';
}

/** Returns actor, commit and note of a deployment, as far as they are recorded. */
function provenance({ actor, commit, dirty, note }: Provenance & { readonly actor?: string | undefined }): string {
  const built = commit && `${commit.slice(0, 10)}${dirty ? ' and changes' : ''}`;
  const known = [actor && `by ${actor}`, built && `from ${built}`, note].filter(Boolean);
  return known.length > 0 ? `  ${known.join(', ')}` : '';
}

/** Prints what differs between two releases. */
export function printComparison({ from, to, files, pages, dependencies }: Comparison): void {
  console.log(`${short(from)} -> ${short(to)}`);
  print('files', files, kilobytes);
  print('pages', pages, kilobytes);
  print('dependencies', dependencies, String);
}

function print<Value>(
  title: string,
  changes: Readonly<Record<string, { readonly before?: Value | undefined; readonly after?: Value | undefined }>>,
  show: (value: Value) => string,
): void {
  const keys = Object.keys(changes);
  console.log(`${title}: ${keys.length === 0 ? 'no difference' : ''}`);
  for (const key of keys) {
    const { before, after } = changes[key] ?? {};
    const sign = before === undefined ? '+' : after === undefined ? '-' : ' ';
    const shown = [before, after].filter((value) => value !== undefined).map(show);
    console.log(`  ${sign} ${key}  ${shown.join(' -> ')}`);
  }
}

/** Milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns how long ago an ISO time is, in the largest unit that fits: `3 hours`. */
export function ageOf(at: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', 1000];
  const count = Math.floor(age / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
