import { PAGE_SETTLED_EVENT } from '@platform/contract/page-settled';
import type { ShellOptions } from './shell-options.ts';
import { nextTask } from './start/first-page.ts';
import type { HydrateOptions } from './start/hydrate.tsx';

/**
 * Starts a shell in the browser: hydrates the page that the server sent. If the code of the page's remote cannot be loaded, a page that
 * was rendered whole stays as it is: readable, its links ordinary links. The code is in one file, but it runs in tasks of their own, so
 * that the browser can respond to a touch between them.
 * @param loadShell Imports the options of the shell, with `webpackMode: "eager"`.
 */
export function startShell(loadShell: () => Promise<ShellOptions>, options: HydrateOptions = {}): void {
  start(loadShell, options)
    .catch((error: unknown) => {
      console.error('This page stays as the server sent it', error);
    })
    .finally(() => document.dispatchEvent(new Event(PAGE_SETTLED_EVENT)));
}

async function start(loadShell: () => Promise<ShellOptions>, options: HydrateOptions): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './start/hydrate.tsx');
  await nextTask();
  const shell = await loadShell();
  await parsed();
  await hydrate(shell, options);
}

/** Resolves when the whole document is there: the rest of a page comes after its late styles. */
const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : nextTask();
