import type { SpamRule } from '@studio/client/spam';
import { foldPhrase, foldText } from './fold.ts';
import type { SpamPhrases } from './phrases.ts';

/** Score from which a message is stored in the spam folder. */
export const SPAM_SCORE = 5;

/** Scores of the rules. Below `SPAM_SCORE`: needs another rule. */
const SCORES = {
  'hidden-field': 5,
  fast: 3,
  repeated: 5,
  blocked: 5,
  'random-letters': 5,
  /** The second topic and further ones score `MORE`. */
  topic: 3,
  offer: 2,
  /** The second phrase and further ones score `MORE`, together once. */
  pitch: 2,
} as const;
const MORE = 1;

/** Scores of the links in a message, by their number; 4 or more score as 4. */
const LINKS = [0, 2, 2, 2, 5] as const;
/** Score of a link in the name or subject, and of a link that is written in HTML or BBCode. */
const ODD_LINK = 5;

/** Subtracted where the writer asks for something of their own, such as "our shop" or "how much". */
const REQUEST = 3;

/** Seconds from the first input to the sending, below which `fast` applies. */
export const FAST_SECONDS = 3;

/** Other addresses that have sent the same text, from which `repeated` applies. */
export const REPEATED_ADDRESSES = 2;

/** What the rules are applied to. */
export interface SpamSignals {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Whether the field was filled in that people do not see. */
  readonly isHiddenFieldFilled?: boolean;
  /** Seconds from the first input to the sending. Undefined where there is no signed stamp. */
  readonly seconds?: number | undefined;
  /** Number of other addresses that have sent the same text. */
  readonly otherAddresses?: number;
  /** Words or phrases, and addresses or domains, that the admin has blocked. */
  readonly blocked?: { readonly words: readonly string[]; readonly addresses: readonly string[] };
}

/** Returns the score of a message and the rules that apply to it. It is spam if the score is at least `SPAM_SCORE`. */
export function scoreOf(signals: SpamSignals, phrases: SpamPhrases) {
  const text = foldText(`${signals.subject} ${signals.message}`);
  const count = (list: readonly string[]) => list.filter((phrase) => text.includes(phrase)).length;
  const topics = Object.values(phrases.topics).filter((list) => count(list) > 0).length;
  const pitches = count(phrases.pitches);
  const scores: Partial<Record<SpamRule, number>> = {
    'hidden-field': signals.isHiddenFieldFilled ? SCORES['hidden-field'] : 0,
    fast: (signals.seconds ?? FAST_SECONDS) < FAST_SECONDS ? SCORES.fast : 0,
    repeated: (signals.otherAddresses ?? 0) >= REPEATED_ADDRESSES ? SCORES.repeated : 0,
    blocked: isBlocked(signals, text) ? SCORES.blocked : 0,
    'random-letters': isRandom(signals.message) ? SCORES['random-letters'] : 0,
    links: linkScore(signals),
    topic: topics > 0 ? SCORES.topic + MORE * (topics - 1) : 0,
    offer: count(phrases.offers) > 0 ? SCORES.offer : 0,
    pitch: pitches > 0 ? SCORES.pitch + (pitches > 1 ? MORE : 0) : 0,
  };
  const rules = (Object.keys(scores) as SpamRule[]).filter((rule) => (scores[rule] ?? 0) > 0);
  const sum = rules.reduce((total, rule) => total + (scores[rule] ?? 0), 0);
  return { score: sum - (count(phrases.requests) > 0 ? REQUEST : 0), rules };
}

const LINK = /\bhttps?:\/\/|\bwww\./gi;
const MARKUP_LINK = /<a\s+href|\[url[=\]]/i;

function linkScore({ name, subject, message }: SpamSignals): number {
  if (`${name} ${subject}`.match(LINK) || MARKUP_LINK.test(message)) return ODD_LINK;
  return LINKS[Math.min(message.match(LINK)?.length ?? 0, LINKS.length - 1)] ?? 0;
}

/** Returns whether a text is one word of random Latin letters, such as `xKjhGfdSaqWe`. */
function isRandom(text: string): boolean {
  return /^[A-Za-z]{10,}$/.test(text) && (text.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 3;
}

function isBlocked({ email, blocked }: SpamSignals, text: string): boolean {
  const address = email.toLowerCase();
  const isFrom = (entry: string) => address === entry || address.endsWith(entry.startsWith('@') ? entry : `@${entry}`);
  return (
    (blocked?.addresses.some((entry) => isFrom(entry.toLowerCase())) ?? false) ||
    (blocked?.words.map(foldPhrase).some((word) => word !== '' && text.includes(word)) ?? false)
  );
}
