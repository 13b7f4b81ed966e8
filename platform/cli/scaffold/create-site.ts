#!/usr/bin/env node
import { relative, resolve } from 'node:path';
import { command, step, wrongUse } from '../process/steps.ts';
import { createSite } from './site-files.ts';

const help = `npx create-site FOLDER
  Writes a site into a new folder: a shell, a remote with two pages, and the commands that serve, test and release them. Installs it
  with npm, or with pnpm if pnpm runs this, and commits it to Git.`;

await command(help, {}, async ({ positionals: [folder, ...rest] }) => {
  if (!folder || rest.length > 0) throw wrongUse('Name one folder: npx create-site FOLDER');
  const startedAt = performance.now();
  const target = resolve(folder);
  // The packages lie beside this program.
  await createSite(target, import.meta.dirname);
  step('new', `${relative(process.cwd(), target)} is a site; npm start in it serves it`, startedAt);
});
