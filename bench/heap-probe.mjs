import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server that is measured, which runs with --expose-gc: at SIGWINCH it collects its garbage and writes the bytes
// in use to HEAP_FILE.
const { gc } = globalThis;
const file = process.env.HEAP_FILE;
if (isMainThread && gc !== undefined && file !== undefined) {
  process.on('SIGWINCH', () => {
    gc();
    gc();
    writeFileSync(file, `${process.memoryUsage().heapUsed}\n`);
  });
}
