import type { Registry } from '@platform/contract/registry';
import { SHELL } from '@platform/contract/registry';
import { type FailureReport, REPORT_MESSAGE_LENGTH } from '@platform/contract/report';
import { isRouteErrorResponse } from 'react-router-dom';
import { RemoteLoadError } from './loading.ts';
import { type Remotes, shellVersion } from './remotes.ts';

/** Reports an error to the site. An error in the outlet is attributed to the page's remote, one in the frame to the shell. */
export type Report = (error: unknown, place: 'outlet' | 'frame') => void;

/** Maximum number of reports per document. */
const MAX_REPORTS = 5;

interface ReporterDeps {
  readonly registry: Registry;
  readonly remotes: Pick<Remotes, 'find'>;
}

/** Creates a function that reports each error once. Responses (404 …) are pages, not failures. */
export function createReporter({ registry, remotes }: ReporterDeps): Report {
  const reported = new Set<unknown>();
  const shell = { name: SHELL, version: shellVersion(registry) };
  return (error, place) => {
    if (isRouteErrorResponse(error) || error instanceof Response) return;
    if (reported.has(error) || reported.size === MAX_REPORTS) return;
    reported.add(error);
    const path = location.pathname;
    const source = place === 'outlet' ? (remotes.find(path) ?? shell) : shell;
    const { remote, version } =
      error instanceof RemoteLoadError ? error : { remote: source.name, version: source.version };
    if (version === undefined) return;
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    send({
      kind: error instanceof RemoteLoadError ? 'load' : 'render',
      remote,
      version,
      path,
      message: message.slice(0, REPORT_MESSAGE_LENGTH),
    });
  };
}

/** Sends without waiting, even while the page is being left. */
function send(report: FailureReport): void {
  navigator.sendBeacon('/api/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
