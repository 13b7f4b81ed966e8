import { type Figure, isMet, table } from '../report.ts';
import { startBuiltSite } from '../running-site.ts';
import { measureChat } from './chat.ts';
import { measureOddPosts } from './odd-posts.ts';

// `node platform/cli/run.mjs bench/chat/run.ts [development|sealed|odd]`: measures the chat of the built site. Every answer of the
// development set that is not right is printed, none of the sealed set.
const [, , what = 'development'] = process.argv;
const isOdd = what === 'odd';
const site = await startBuiltSite({ CHAT_QUESTIONS: 'off', ...(!isOdd && { RATE_LIMITS: 'off' }) });
try {
  const figures: Figure[] = isOdd
    ? await measureOddPosts(site.url)
    : await measureChat(site.url, what === 'sealed' ? 'sealed' : 'development', what !== 'sealed');
  console.log(table(figures));
  if (!figures.every(isMet)) process.exitCode = 1;
} finally {
  await site.stop();
}
