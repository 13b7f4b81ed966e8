import { temporaryFolder } from './folders.ts';
import { PREPARED, startSite } from './site.ts';

/** Once for all tests: releases all front ends into a folder that sites of tests begin with a copy of. */
export default async function prepare() {
  const { folder, remove } = await temporaryFolder();
  const site = await startSite({ dataDir: folder });
  await site.stop();
  process.env[PREPARED] = folder;
  return remove;
}
