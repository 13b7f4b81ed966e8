import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './root.mjs';
import { StepFailed } from './steps.mjs';

/** @typedef {(method: string, path: string, body?: object) => Promise<any>} Site Answers the parsed JSON, if any. */

/**
 * The token that releasing asks for: PUBLISH_TOKEN, or the one a site on this machine made at its first start.
 * @param {string} [dataDir]
 * @returns {string}
 */
export function publishToken(dataDir = process.env.DATA_DIR ?? 'data') {
  if (process.env.PUBLISH_TOKEN) return process.env.PUBLISH_TOKEN;
  const file = resolve(root, dataDir, 'publish-token');
  if (!existsSync(file)) {
    throw new StepFailed(`No token: set PUBLISH_TOKEN, or DATA_DIR to the folder of a site on this machine (${file}).`);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Asks the site's API; a body that is not bytes is sent as JSON. Any answer but a 2xx is a {@link StepFailed} that
 * lists every reason the site gave.
 * @param {string} url Of the site: `http://127.0.0.1:3000`.
 * @param {string} token
 * @returns {Site}
 */
export function siteClient(url, token) {
  return async (method, path, body) => {
    const bytes = body instanceof Uint8Array;
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': bytes ? 'application/octet-stream' : 'application/json',
      },
      ...(body && { body: bytes ? new Blob([new Uint8Array(body)]) : JSON.stringify(body) }),
    }).catch((error) => {
      throw new StepFailed(`${url} cannot be reached: ${error.cause?.message ?? error.message}`);
    });
    const text = await response.text();
    if (!response.ok) throw refusal(`${method} ${path}`, response.status, text);
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
  };
}

/**
 * @param {string} request
 * @param {number} status
 * @param {string} text
 */
function refusal(request, status, text) {
  const problem = text.startsWith('{') ? JSON.parse(text) : { title: text.slice(0, 200) };
  /** @type {{ field: string, message: string }[]} */
  const errors = problem.errors ?? [];
  const violations = errors.map(({ field, message }) => `  ${field}: ${message}`);
  const said = [problem.title, problem.detail].filter(Boolean).join('. ');
  return new StepFailed(`The site refused (${request}: ${status}): ${said}`, violations.join('\n'));
}
