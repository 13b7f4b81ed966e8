import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server that is measured: at SIGUSR2 it collects its garbage and writes the bytes in use to HEAP_FILE.
const file = process.env.HEAP_FILE;
if (isMainThread && file !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    collect();
    writeFileSync(file, `${process.memoryUsage().heapUsed}\n`);
  });
}
