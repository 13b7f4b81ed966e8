// Serves an exported site: releases those of the builds beside this file that were never released, then serves what is released.
import { readdirSync } from 'node:fs';

// Private areas are never open without a sign-in on a deployed site, whatever the environment contains.
delete process.env.OWNER_ACCESS;
process.chdir(import.meta.dirname);
const builds = readdirSync('builds').sort((a, b) => Number(b === 'shell') - Number(a === 'shell'));
const { main } = await import(new URL('server/main.js', import.meta.url).href);
await main({ folders: builds.map((name) => `builds/${name}`), startedAt: performance.timeOrigin });
