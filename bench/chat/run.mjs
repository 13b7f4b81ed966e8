import { startBuiltSite } from '../../platform/cli/lib/running-site.mjs';
import { isMet, table } from '../report.mjs';
import { measureChat } from './chat.mjs';

// `node bench/chat/run.mjs [url]`: measures the chat of a running site, or of the built one.
const given = process.argv[2];
const site = given === undefined ? await startBuiltSite({ RATE_LIMITS: 'off' }) : undefined;
try {
  const figures = await measureChat(given ?? site?.url ?? '');
  console.log(table(figures));
  if (!figures.every(isMet)) process.exitCode = 1;
} finally {
  await site?.stop();
}
