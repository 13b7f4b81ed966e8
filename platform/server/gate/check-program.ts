import { isDeepStrictEqual } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { offlineViolations, pageViolations } from '@platform/build/gate/checks';
import { pageInputs } from '@platform/build/gate/page-inputs';
import { scriptSizes } from '@platform/build/gate/size-budget';
import { shellStylesOf } from '@platform/build/gate/styles/outside-styles';
import type { Candidate, RenderedPage, Violation } from '@platform/build/gate/violation';

/** Maximum number of violations of one file or page in a result, which the main thread reads. */
const MAX_VIOLATIONS = 20;

interface PageToCheck extends Omit<RenderedPage, 'shell'> {
  /** Styles of the shell's own pages. */
  readonly shellCss: readonly string[];
}

let shell = { css: [] as readonly string[], styles: shellStylesOf([]) };

/** The checks that read scripts and style sheets, of 16 MiB at most. The server runs them in threads of their own. */
const CHECKS = {
  /** Checks the files of a release. Returns the bytes of script (gzip) that the page with the most loads first, and of all later ones. */
  files(release: Candidate) {
    const { pages, lazy } = scriptSizes(release);
    const initial = Math.max(0, ...pages.map(({ size }) => size));
    return { violations: shortened(offlineViolations(release)), initial, lazy };
  },
  inputs: pageInputs,
  /** Checks the styles of a rendered page. */
  page({ path, styles, shellCss }: PageToCheck): Violation[] {
    if (!isDeepStrictEqual(shellCss, shell.css)) shell = { css: shellCss, styles: shellStylesOf(shellCss) };
    return shortened(pageViolations({ path, styles, shell: shell.styles }));
  },
};

function shortened(violations: Violation[]): Violation[] {
  const [first] = violations;
  const more = violations.length - MAX_VIOLATIONS;
  if (!first || more <= 0) return violations;
  const { field } = first;
  return [...violations.slice(0, MAX_VIOLATIONS), { field, message: `and others have ${more} more: cure these first` }];
}

export type Checks = typeof CHECKS;

/** Runs a check. */
export function check<Name extends keyof Checks>(name: Name, argument: Parameters<Checks[Name]>[0]) {
  return (CHECKS[name] as (argument: Parameters<Checks[Name]>[0]) => ReturnType<Checks[Name]>)(argument);
}

parentPort?.on('message', (message: Parameters<typeof check>) => parentPort?.postMessage(check(...message)));
