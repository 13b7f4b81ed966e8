import { Socket } from 'node:net';
import type { ShellServerBundle } from '@platform/contract/render';
import { type Bundle, describeRoutes, openBundle, routesOf } from './bundle.ts';
import { closeGlobals } from './close-globals.ts';
import {
  type ApiResponse,
  CHANNEL_FD,
  type FromProcess,
  type RenderTask,
  readLines,
  type ServerBundle,
  type ToProcess,
} from './messages.ts';

/*
 * The program of a render process. It gets the server bundles of the shell and of one remote, and tasks, over the channel; it has
 * no other access to anything.
 */

/** Node's modules that a shell's server bundle can load. None of them reaches files, the network or other processes. */
const SHELL_MODULES = 'async_hooks buffer crypto events stream stream/consumers string_decoder util'.split(' ');

const channel = new Socket({ fd: CHANNEL_FD });
const { exit } = process;
const { parse, stringify } = JSON;
const nodeModules = new Map(SHELL_MODULES.map((name) => [name, process.getBuiltinModule(name)]));
const responses = new Map<number, (response: ApiResponse) => void>();
let requests = 0;
let shell: ShellServerBundle;
let openRemote: (() => Bundle) | undefined;
let remote: Bundle | undefined;

const reply = (message: FromProcess, then?: () => void) => channel.write(`${stringify(message)}\n`, then);

function uncaught(error: unknown): void {
  reply({ type: 'uncaught', ...describeError(error) }, () => exit(1));
}

process.on('uncaughtException', uncaught).on('unhandledRejection', uncaught);
channel.on('end', () => exit());
closeGlobals();
readLines(channel, Number.POSITIVE_INFINITY, (line) => receive(parse(line) as ToProcess), exit);

function receive(message: ToProcess): void {
  switch (message.type) {
    case 'open':
      // The address of a file in both bundles begins with it: see `fileOrigins` of the build.
      Object.assign(globalThis, { FILE_ORIGIN: message.fileOrigin });
      open(message.shell, message.name, message.remote);
      break;
    case 'render':
      run(async () => ({ type: 'rendered', page: await render(message.page) }));
      break;
    case 'describe':
      run(async () => ({ type: 'described', routes: await describeRoutes(openBundleOfRemote) }));
      break;
    case 'response':
      responses.get(message.id)?.(message);
      responses.delete(message.id);
  }
}

function run(task: () => Promise<FromProcess>): void {
  reply({ type: 'started' });
  task().then(reply, (error: unknown) => reply({ type: 'failed', ...describeError(error) }));
}

function open(shellBundle: ServerBundle, name: string | null, remoteBundle: ServerBundle): void {
  shell = openBundle('shell', shellBundle, (module) => {
    const nodeModule = nodeModules.get(module.replace(/^node:/, ''));
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

/** Renders a page; see `ShellServerBundle`. */
async function render({ remote: name, ...page }: RenderTask) {
  // A layout needs no code of the remote.
  const routes = name !== null && page.layoutOnly === undefined ? remoteRoutes() : [];
  const { status, html, inlineStyles, inlineScripts } = await shell.render({
    ...page,
    remote: name === null ? null : { name, routes },
    api: fetchApi,
  });
  return { status, html, inlineStyles: [...inlineStyles], inlineScripts: [...inlineScripts] };
}

/** Sends a loader's request to the server. */
async function fetchApi(path: string): Promise<Response> {
  requests += 1;
  const id = requests;
  const { status, headers, body } = await new Promise<ApiResponse>((resolve) => {
    responses.set(id, resolve);
    reply({ type: 'request', id, path: String(path) });
  });
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
}

function describeError(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return { message: String(message), ...(stack !== undefined && { stack: String(stack) }) };
}
