import { fileURLToPath } from 'node:url';
import { createMutex } from '@platform/server/queues';
import type { PageCard } from '@studio/cards/page-card';
import { runProgram } from '../run-program.ts';
import type { DrawInput } from './draw-program.ts';

/** The built `draw-program.ts`. */
const PROGRAM = fileURLToPath(new URL('./draw-program.js', import.meta.url));

/** Maximum time of a drawing, in seconds: twelve times what one takes on a machine that has nothing else to do. It has a low priority. */
const SECONDS = 20;

/** Maximum bytes of a drawing: link previews load no more than 120 kB. */
const MAX_OUTPUT_BYTES = 200_000;

/** Drawings that wait, at most. */
const MAX_WAITING = 20;

/** Thrown if too many drawings wait. */
export class BusyError extends Error {}

interface DrawerDeps {
  /** Returns the bytes of the pictures that can be read. */
  readonly readImages: (addresses: readonly string[]) => Promise<readonly Uint8Array[]>;
  readonly program?: string;
  readonly seconds?: number;
}

/** Creates a function that draws share pictures as JPEG, one at a time, each in a process of its own with a low priority. */
export function createDrawer({ readImages, program = PROGRAM, seconds = SECONDS }: DrawerDeps) {
  const mutex = createMutex();
  let waiting = 0;

  async function run(input: DrawInput): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = Buffer.from(JSON.stringify(input));
    return new Uint8Array(await runProgram(program, [], { input: bytes, seconds, maxOutput: MAX_OUTPUT_BYTES }));
  }

  async function drawNext(card: PageCard, agency: string) {
    const images = (await readImages(card.images)).map((bytes) => Buffer.from(bytes).toString('base64'));
    const plain = { card: { ...card, images: [] }, agency, images: [] };
    if (images.length === 0) return run(plain);
    // A picture that cannot be decoded, or not in time, costs the drawing the picture.
    return run({ card, agency, images }).catch(() => run(plain));
  }

  /** Draws a page's picture. Throws a `BusyError` if too many wait, and an error if it cannot be drawn. */
  return async (card: PageCard, agency: string): Promise<Uint8Array<ArrayBuffer>> => {
    if (waiting >= MAX_WAITING) throw new BusyError();
    waiting += 1;
    try {
      return await mutex(() => drawNext(card, agency));
    } finally {
      waiting -= 1;
    }
  };
}
