import { temporaryFolder } from './folders.ts';
import { PREPARED, startSite } from './site.ts';

/** Runs once before all tests: releases all front ends into a folder that the tests' sites copy. */
export default async function prepare() {
  const { folder, remove } = await temporaryFolder();
  const site = await startSite({ dataDir: folder });
  await site.stop();
  process.env[PREPARED] = folder;
  return remove;
}
