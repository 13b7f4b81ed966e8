import { startChild } from './run.ts';

// A command with a child that never ends, for `run.test.ts`.
startChild(
  'node',
  ['-e', 'console.log("started", process.env.NODE_OPTIONS ?? "none"); setInterval(() => {}, 1000)'],
  {},
);
