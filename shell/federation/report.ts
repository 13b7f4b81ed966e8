import type { Registry } from '@studio/contract/registry';
import { SHELL } from '@studio/contract/registry';
import { type FailureReport, REPORT_MESSAGE_LENGTH } from '@studio/contract/report';
import { isRouteErrorResponse } from 'react-router-dom';
import { RemoteLoadError } from './remote-load-error.ts';
import type { Remotes } from './remotes.ts';

/** Tells the site of an error: one thrown in the region is the page's owner's, one thrown in the frame is the shell's. */
export type Report = (error: unknown, place: 'region' | 'frame') => void;

/** Most reports that one document sends. */
const MOST = 5;

interface ReporterDeps {
  readonly registry: Registry;
  readonly remotes: Pick<Remotes, 'ownerOf'>;
}

/** Each error is told once. Answers (404 …) are pages, not failures. */
export function createReporter({ registry, remotes }: ReporterDeps): Report {
  const told = new Set<unknown>();
  const shell = { name: SHELL, version: registry.microFrontends[SHELL]?.[0]?.metadata.version };
  return (error, place) => {
    if (isRouteErrorResponse(error) || error instanceof Response || told.has(error) || told.size === MOST) return;
    told.add(error);
    const path = location.pathname;
    const thrower = place === 'region' ? (remotes.ownerOf(path) ?? shell) : shell;
    const { remote, version } =
      error instanceof RemoteLoadError ? error : { remote: thrower.name, version: thrower.version };
    if (version === undefined) return;
    send({
      kind: error instanceof RemoteLoadError ? 'load' : 'render',
      remote,
      version,
      path,
      message: (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
        0,
        REPORT_MESSAGE_LENGTH,
      ),
    });
  };
}

/** The page does not wait for it, and it goes out even when the page is left. */
function send(report: FailureReport): void {
  navigator.sendBeacon('/api/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
