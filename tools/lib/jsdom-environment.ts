import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that every browser has. jsdom lacks them, or has its own that the others refuse. The router needs them all. */
const fromNode = {
  AbortController,
  AbortSignal,
  BroadcastChannel,
  fetch,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TransformStream,
  Uint8Array,
};

/** A browser's globals for the front ends' tests. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode);
    // jsdom has no layout.
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }
}
