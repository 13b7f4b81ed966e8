import type { ShellServerBundle } from '@platform/contract/render';
import { type Bundle, describeRoutes, listPaths, openBundle, routesOf } from './bundle.ts';
import { readChannel, sendFailure, sendPage, sendRequest, sendRoutes, sendStarted } from './channel.ts';
import type { ApiResponse, RenderTask, ServerBundle, ToProcess } from './messages.ts';
import { openRealm } from './realm.ts';

/*
 * The program of a render process. It gets the server bundles of the shell and of one remote, and tasks, over the channel; it has
 * no other access to anything.
 */

/** Node's modules that a shell's server bundle can load. None of them reaches files, the network or other processes. */
const SHELL_MODULES = 'async_hooks buffer crypto events stream stream/consumers string_decoder util'.split(' ');

const { exit } = process;
const nodeModules = new Map(SHELL_MODULES.map((name) => [name, process.getBuiltinModule(name) as unknown]));
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
const realm = openRealm();
readChannel(receive, exit);

function receive(message: ToProcess): void {
  switch (message.type) {
    case 'open':
      // The address of a file in both bundles begins with it: see `fileOrigins` of the build.
      Object.assign(realm.global, { FILE_ORIGIN: message.fileOrigin });
      open(message.shell, message.name, message.remote);
      break;
    case 'render':
      sendStarted();
      attempt(() => render(message.page));
      break;
    case 'describe':
      sendStarted();
      describeRoutes(openBundleOfRemote, fetchApi).then(sendRoutes).catch(fail);
      break;
    case 'list':
      sendStarted();
      attempt(() => void listPaths(openBundleOfRemote(), fetchApi).then(sendRoutes).catch(fail));
      break;
    case 'response':
      responses.get(message.id)?.(message);
      responses.delete(message.id);
  }
}

const fail = (error: unknown) => sendFailure('failed', error);

/** Runs a function of a task. Sends a failure if it throws. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    fail(error);
  }
}

function open(shellBundle: ServerBundle, name: string | null, remoteBundle: ServerBundle): void {
  shell = openBundle(realm, 'shell', shellBundle, (module) => {
    const nodeModule = nodeModules.get(module.replace(/^node:/, ''));
    if (nodeModule === undefined)
      throw new Error(`The shell's server bundle requires ${module}, which it should contain`);
    return nodeModule;
  }).load('render.js') as ShellServerBundle;
  if (name === null) return;
  openRemote = () =>
    openBundle(realm, name, remoteBundle, (module) => {
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
function render({ remote: name, ...page }: RenderTask): void {
  // A layout needs no code of the remote.
  const routes = name !== null && page.layoutOnly === undefined ? remoteRoutes() : [];
  const request = { ...realm.copy(page), remote: name === null ? null : { name, routes }, api: fetchApi };
  realm.settle(shell.render(request), (result) => attempt(() => sendPage(result)), fail);
}

/** Sends a loader's request to the server. */
async function fetchApi(path: string): Promise<Response> {
  requests += 1;
  const id = requests;
  const { status, headers, body } = await new Promise<ApiResponse>((resolve) => {
    responses.set(id, resolve);
    sendRequest(id, String(path));
  });
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
}
