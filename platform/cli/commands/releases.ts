import type { ReleaseHistory } from '@platform/contract/release';
import { command, StepFailed } from '../process/steps.ts';
import { ageOf } from '../releases/age.ts';
import type { Provenance } from '../releases/provenance.ts';
import { kilobytes, openSite, printJson, short, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run releases -- [--to URL] [--json]';
const help = `${usage}
  Lists what is live and what was, newest first.

  npm run releases
  npm run releases -- --to https://example.com --json

The site and its token are found as by npm run release.`;

await command(help, siteOptions, async ({ values, positionals }) => {
  if (positionals.length > 0) throw new StepFailed(`This command takes no name: ${usage}`);
  const { site } = openSite(values.to);
  const history = await site<ReleaseHistory>('GET', '/api/releases');
  if (values.json) return printJson(history);
  for (const { name, deployments } of history.releases) {
    console.log(name);
    for (const [i, { version, action, at, size, unreadable, browser, report, ...more }] of deployments.entries()) {
      const state = (i === 0 ? 'live' : '').padEnd(6);
      const checked = (browser ? 'checked in a browser' : 'no browser').padEnd(20);
      const gate = report ? `${report.rendered?.pages ?? 0} pages, first ${kilobytes(report.firstWave.bytes)}` : '';
      const bytes = (unreadable ? 'unreadable' : kilobytes(size)).padStart(10);
      console.log(
        `  ${state}${short(version)}  ${bytes}  ${action.padEnd(9)} ${checked}  ${gate.padEnd(26)}${ageOf(at)} ago${provenance(more)}`,
      );
    }
  }
});

/** Returns who deployed what, and why, as far as it is recorded. */
function provenance({ actor, commit, dirty, note }: Provenance & { readonly actor?: string | undefined }): string {
  const built = commit && `${commit.slice(0, 10)}${dirty ? ' and changes' : ''}`;
  const known = [actor && `by ${actor}`, built && `from ${built}`, note].filter(Boolean);
  return known.length > 0 ? `  ${known.join(', ')}` : '';
}
