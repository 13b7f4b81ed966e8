import type { Published } from './releases/publish.ts';

/** Prints one line about the start. `topic`: its first word, such as `ready`. */
export function print(topic: string, text: string): void {
  process.stdout.write(`${topic.padEnd(10)}${text}\n`);
}

/** Prints a release that was published from a folder. */
export function printPublished({ name, version, size, added, promoted }: Published): void {
  const state = promoted ? 'released' : added ? 'stored' : 'unchanged';
  const kilobytes = `${Math.ceil(size / 1024)} kB`;
  print('release', `${name.padEnd(10)} ${version.slice(0, 10)}  ${kilobytes.padStart(7)}  ${state}`);
}

/** Prints the number of rendered pages, and the URLs of those that failed. */
export function printRendered({ pages, failed }: { readonly pages: number; readonly failed: readonly string[] }): void {
  print('render', `${pages} pages${failed.length ? `, ${failed.length} failed: ${failed.join(', ')}` : ''}`);
}
