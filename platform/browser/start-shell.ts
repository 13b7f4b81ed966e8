import { PAGE_SETTLED_EVENT } from '@platform/contract/page-settled';
import type { ShellOptions } from './shell-options.ts';
import type { HydrateOptions } from './start/hydrate.tsx';
import { nextTask } from './start/next-task.ts';

/**
 * Starts a shell in the browser: hydrates the page that the server sent. If the code of the page's remote cannot be loaded, a page that
 * was rendered whole stays as it is: readable, its links ordinary links. The code is in one file, but it runs in tasks of their own, so
 * that the browser can answer a touch between them.
 * @param loadParts Imports the shell's parts, with `webpackMode: "eager"`.
 */
export function startShell(loadParts: () => Promise<ShellOptions>, options: HydrateOptions = {}): void {
  start(loadParts, options)
    .catch((error: unknown) => {
      console.error('This page stays as the server sent it', error);
    })
    .finally(() => document.dispatchEvent(new Event(PAGE_SETTLED_EVENT)));
}

async function start(loadParts: () => Promise<ShellOptions>, options: HydrateOptions): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './start/hydrate.tsx');
  await nextTask();
  const parts = await loadParts();
  await parsed();
  await hydrate(parts, options);
}

/** Resolves when the whole document is there: the rest of a page comes after its late styles. */
const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : nextTask();
