import { isMet, table } from '../report.ts';
import { startBuiltSite } from '../running-site.ts';
import { measureChat } from './chat.ts';

// `node platform/cli/run.mjs bench/chat/run.ts [development|sealed] [url]`: measures the chat of a running site, or else of the
// built one. Every answer of the development set that is not right is printed, none of the sealed set.
const set = process.argv[2] === 'sealed' ? 'sealed' : 'development';
const given = process.argv[3];
const site = given === undefined ? await startBuiltSite({ RATE_LIMITS: 'off', CHAT_QUESTIONS: 'off' }) : undefined;
try {
  const figures = await measureChat(given ?? site?.url ?? '', set, set === 'development');
  console.log(table(figures));
  if (!figures.every(isMet)) process.exitCode = 1;
} finally {
  await site?.stop();
}
