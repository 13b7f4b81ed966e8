import { PREPARED, preparedData } from './prepared.ts';
import { startSite, temporaryFolder } from './site.ts';

/** Runs once before all tests: releases all front ends into a folder that the sites of tests copy. */
export default async function prepare() {
  const { folder, remove } = await temporaryFolder();
  process.env[PREPARED] = folder;
  const site = await startSite({ dataDir: preparedData() });
  await site.stop();
  const refused = /^warning .* is not released .*$/m.exec(site.output());
  if (refused) throw new Error(refused[0]);
  return remove;
}
