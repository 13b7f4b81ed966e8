import { isMet, table } from '../report.ts';
import { startBuiltSite } from '../running-site.ts';
import { measureChat } from './chat.ts';

// `node platform/cli/run.mjs bench/chat/run.ts [url]`: measures the chat of a running site, or else of the built one.
const given = process.argv[2];
const site = given === undefined ? await startBuiltSite({ RATE_LIMITS: 'off' }) : undefined;
try {
  const figures = await measureChat(given ?? site?.url ?? '');
  console.log(table(figures));
  if (!figures.every(isMet)) process.exitCode = 1;
} finally {
  await site?.stop();
}
