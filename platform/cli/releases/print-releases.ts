import type { GateReport, ReleaseHistory } from '@platform/contract/release';
import { ageOf } from './age.ts';
import type { Comparison } from './compare.ts';
import type { Provenance } from './provenance.ts';
import { kilobytes, short } from './site-options.ts';

/** Prints the deployments of each name. */
export function printHistory({ releases }: ReleaseHistory): void {
  for (const { name, deployments } of releases) {
    console.log(name);
    const newest = deployments.find(({ action }) => ['promote', 'rollback', 'retire'].includes(action));
    const pin = deployments.find(({ action }) => action === 'pin' || action === 'unpin');
    // Whatever else happens to a name ends its canary.
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
        `  ${state.padEnd(7)}${short(version)}  ${bytes.padStart(10)}  ${done.padEnd(9)} ${checked.padEnd(21)}${shortly(report).padEnd(26)}${ageOf(at)} ago${provenance(more)}`,
      );
    }
  }
}

/** Returns what the gate found, in a few words. */
function shortly(report: GateReport | undefined): string {
  return report ? `${report.rendered?.pages ?? 0} pages, first ${kilobytes(report.initial.bytes)}` : '';
}

/** Returns who deployed what, and why, as far as it is recorded. */
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
