import type { Published } from './releases/publish.ts';

/** What a person who starts the site is told. */
export interface Progress {
  released(release: Published): void;
  rendered(result: { readonly pages: number; readonly failed: readonly string[] }): void;
  /** How the inbox is guarded. */
  inbox(line: string): void;
  ready(url: string): void;
}

/** Digits of a version that a person is shown. */
const SHORT = 10;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;

/** Writes progress to standard output; `startedAt` in milliseconds since the epoch. */
export function createProgress(
  startedAt: number,
  write = (line: string) => void process.stdout.write(`${line}\n`),
): Progress {
  return {
    released({ name, version, size, added, promoted }) {
      const state = promoted ? 'released' : added ? 'stored' : 'unchanged';
      write(`release   ${name.padEnd(10)} ${version.slice(0, SHORT)}  ${kilobytes(size).padStart(7)}  ${state}`);
    },
    rendered({ pages, failed }) {
      write(`render    ${pages} pages${failed.length ? `, ${failed.length} failed: ${failed.join(', ')}` : ''}`);
    },
    inbox(line) {
      write(`inbox     ${line}`);
    },
    ready(url) {
      write(`ready     ${url}  in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    },
  };
}
