import { spawn } from 'node:child_process';

// Runs the compiler until this program ends. The compiler is a process of another program, which does not notice that the command has ended.

const compiler = spawn('tsc', process.argv.slice(2), { stdio: 'inherit', detached: true });
compiler.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
process.once('exit', () => {
  try {
    if (compiler.pid !== undefined) process.kill(-compiler.pid);
  } catch {
    // It has ended.
  }
});
