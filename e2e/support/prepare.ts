import { temporaryFolder } from './folders.ts';
import { PREPARED, startSite } from './site.ts';

/** Runs once before all tests: releases all front ends into a folder that the tests' sites copy. */
export default async function prepare() {
  const { folder, remove } = await temporaryFolder();
  const site = await startSite({ dataDir: folder });
  await site.stop();
  const refused = /^warning .* is not released .*$/m.exec(site.output());
  if (refused) throw new Error(refused[0]);
  process.env[PREPARED] = folder;
  return remove;
}
