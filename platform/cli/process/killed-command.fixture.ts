import { startChild } from './run.ts';

// A command that has started a program which never ends: for `run.test.ts`.
startChild(
  'node',
  ['-e', 'console.log("started", process.env.NODE_OPTIONS ?? "none"); setInterval(() => {}, 1000)'],
  {},
);
