import type { ShellServerBundle } from '@platform/contract/render';
import { type Bundle, describeRoutes, openBundle, routesOf } from './bundle.ts';
import { readChannel, sendFailure, sendPage, sendRequest, sendRoutes, sendStarted } from './channel.ts';
import { closeGlobals } from './close-globals.ts';
import type { ApiResponse, RenderTask, ServerBundle, ToProcess } from './messages.ts';

/*
 * The program of a render process. It gets the server bundles of the shell and of one remote, and tasks, over the channel; it has
 * no other access to anything.
 */

/** Node's modules that a shell's server bundle can load. None of them reaches files, the network or other processes. */
const SHELL_MODULES = 'async_hooks buffer crypto events stream stream/consumers string_decoder util'.split(' ');

const { exit } = process;
const asText = String;
/** Without a prototype and methods, which foreign code can replace. */
const nodeModules: Readonly<Record<string, unknown>> = Object.assign(
  Object.create(null),
  Object.fromEntries(SHELL_MODULES.map((name) => [name, process.getBuiltinModule(name)])),
);
const responses = new Map<number, (response: ApiResponse) => void>();
let requests = 0;
let shell: ShellServerBundle;
let openRemote: (() => Bundle) | undefined;
let remote: Bundle | undefined;

function uncaught(error: unknown): void {
  sendFailure('uncaught', error);
  exit(1);
}

process.on('uncaughtException', uncaught).on('unhandledRejection', uncaught);
closeGlobals();
readChannel(receive, exit);

function receive(message: ToProcess): void {
  switch (message.type) {
    case 'open':
      // The address of a file in both bundles begins with it: see `fileOrigins` of the build.
      Object.assign(globalThis, { FILE_ORIGIN: message.fileOrigin });
      open(message.shell, message.name, message.remote);
      break;
    case 'render':
      void run(() => render(message.page));
      break;
    case 'describe':
      void run(async () => sendRoutes(await describeRoutes(openBundleOfRemote)));
      break;
    case 'response':
      responses.get(message.id)?.(message);
      responses.delete(message.id);
  }
}

/** Runs a task, which sends its result. */
async function run(task: () => Promise<void>): Promise<void> {
  sendStarted();
  try {
    await task();
  } catch (error) {
    sendFailure('failed', error);
  }
}

function open(shellBundle: ServerBundle, name: string | null, remoteBundle: ServerBundle): void {
  shell = openBundle('shell', shellBundle, (module) => {
    const nodeModule = nodeModules[module.replace(/^node:/, '')];
    if (nodeModule === undefined)
      throw new Error(`The shell's server bundle requires ${module}, which it should contain`);
    return nodeModule;
  }).load('render.js') as ShellServerBundle;
  if (name === null) return;
  openRemote = () =>
    openBundle(name, remoteBundle, (module) => {
      const shared = Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined;
      if (shared === undefined) throw new Error(`${name} requires ${module}, which the shell does not share`);
      return shared;
    });
}

function openBundleOfRemote(): Bundle {
  if (!openRemote) throw new Error('This process has no remote');
  return openRemote();
}

const remoteRoutes = () => {
  remote ??= openBundleOfRemote();
  return routesOf(remote);
};

/** Renders a page and sends it; see `ShellServerBundle`. */
async function render({ remote: name, ...page }: RenderTask): Promise<void> {
  // A layout needs no code of the remote.
  const routes = name !== null && page.layoutOnly === undefined ? remoteRoutes() : [];
  // Awaited and sent here: a promise that is returned is settled by its method `then`, which foreign code can replace.
  sendPage(await shell.render({ ...page, remote: name === null ? null : { name, routes }, api: fetchApi }));
}

/** Sends a loader's request to the server. */
async function fetchApi(path: string): Promise<Response> {
  requests += 1;
  const id = requests;
  const { status, headers, body } = await new Promise<ApiResponse>((resolve) => {
    responses.set(id, resolve);
    sendRequest(id, asText(path));
  });
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
}
