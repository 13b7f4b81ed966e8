import { readJson } from './root.mjs';

// Imported first by every command, and in the syntax of old Nodes: it ends the process before anything newer is used.
const wanted = readJson('package.json').engines.node.replace('>=', '');
if (wanted.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
  console.error(`Node ${wanted} or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
