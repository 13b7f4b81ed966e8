import { parseArgs } from 'node:util';
import { publishToken, siteClient } from './site-client.mjs';
import { StepFailed } from './steps.mjs';

/** @typedef {{ names: string[], url: string, json: boolean, help: boolean, site: () => import('./site-client.mjs').Site }} SiteOptions */

/**
 * What the commands that talk to a site take. With `--json` everything but the outcome goes to standard error.
 * @returns {SiteOptions} `site` asks for the token when it is called.
 */
export function siteOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const url = values.to ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new StepFailed(`--to ${url} is no address; http://127.0.0.1:3000 is one.`);
  }
  if (values.json) console.log = console.error;
  return {
    names: positionals,
    url: new URL(url).origin,
    json: values.json,
    help: values.help,
    site: () => siteClient(url, publishToken()),
  };
}

/** @param {unknown} outcome Written to standard output, whatever else is said. */
export function printJson(outcome) {
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {string} version */
export const short = (version) => version.slice(0, 10);
