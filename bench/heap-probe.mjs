import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Imported into a server that runs with --expose-gc: on SIGWINCH it collects garbage and writes the bytes of its heap to HEAP_FILE.
const { gc } = globalThis;
const file = process.env.HEAP_FILE;
if (isMainThread && gc !== undefined && file !== undefined) {
  process.on('SIGWINCH', () => {
    gc();
    gc();
    writeFileSync(file, `${process.memoryUsage().heapUsed}\n`);
  });
}
