import type { Published } from './releases/publish.ts';

/** Prints the progress of a start. */
export interface Progress {
  released(release: Published): void;
  rendered(result: { readonly pages: number; readonly failed: readonly string[] }): void;
  note(note: { readonly about: string; readonly text: string }): void;
  ready(url: string): void;
}

/** Digits of a version that are printed. */
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
    note({ about, text }) {
      write(`${about.padEnd(10)}${text}`);
    },
    ready(url) {
      write(`ready     ${url}  in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    },
  };
}
