import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '@platform/contract/problem';
import { EXIT, StepFailed } from '../process/steps.ts';
import { siteFolder } from '../site.ts';
import { parsePrintable, printable } from './printable.ts';

/** The site refused a request with a status that is not 2xx. */
export class SiteRefused extends StepFailed {
  readonly status: number;
  /** The last part of the problem's type, such as `other-set`; empty if the response was no problem. */
  readonly slug: string;

  constructor(status: number, type: string | undefined, message: string, output: string) {
    super(message, output, EXIT.refused);
    this.status = status;
    this.slug = type?.split(/[:/]/).at(-1) ?? '';
  }
}

/**
 * Sends a request to a site's API and returns the parsed JSON, without control characters, or the bytes of the response. Rejects with a `SiteRefused` that lists every
 * violation if the status is not 2xx, with a `StepFailed` if the site cannot be reached.
 */
export type SiteClient = <Result>(method: string, path: string, body?: object) => Promise<Result>;

/**
 * Returns the token that releasing requires: PUBLISH_TOKEN, or the one that a site on this machine made at its first start.
 * Throws a `StepFailed` if there is neither.
 */
export function publishToken(dataDir = process.env.DATA_DIR || 'data'): string {
  if (process.env.PUBLISH_TOKEN) return process.env.PUBLISH_TOKEN;
  const file = resolve(siteFolder, dataDir, 'publish-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new StepFailed(`No token: set PUBLISH_TOKEN, or DATA_DIR to the folder of a site on this machine (${file}).`);
}

/** Creates a client of the site at a URL, such as `http://127.0.0.1:3000`. Bodies other than bytes are sent as JSON. */
export function createSiteClient(url: string, token: string): SiteClient {
  return async (method, path, body) => {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      },
      ...(body && { body: isBytes ? new Blob([new Uint8Array(body)]) : JSON.stringify(body) }),
    }).catch((error) => {
      throw new StepFailed(`${url} cannot be reached: ${error.cause?.message ?? error.message}`, '', EXIT.unreachable);
    });
    if (response.ok && response.headers.get('content-type') === 'application/octet-stream') {
      return new Uint8Array(await response.arrayBuffer());
    }
    const text = await response.text();
    if (!response.ok) throw refusal(`${method} ${path}`, response.status, text);
    return response.headers.get('content-type')?.includes('json') ? parsePrintable(text) : undefined;
  };
}

function refusal(request: string, status: number, text: string): SiteRefused {
  const problem: Partial<Problem> = text.startsWith('{')
    ? parsePrintable(text)
    : { title: printable(text.slice(0, 200)) };
  const violations = (problem.errors ?? []).map(({ field, message }) => `  ${field}: ${message}`);
  const reason = [problem.title, problem.detail].filter(Boolean).join('. ');
  return new SiteRefused(
    status,
    problem.type,
    `The site refused (${request}: ${status}): ${reason}`,
    violations.join('\n'),
  );
}
