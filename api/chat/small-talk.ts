import type { ChatAnswer } from '@studio/client/chat';
import { type SiteIdentity, supportHref } from '@studio/client/identity';

const ASKS_FOR_A_PERSON =
  /\b(?:(?:talk|speak|chat|write|connect\w*|put me through) (?:me )?(?:to|with) (?:an? |the |some)?(?:actual |real |live )?(?:person|human|someone|somebody|people|agent|representative|staff|one)|(?:real|live|actual) (?:person|human|agent)|human (?:please|agent|help|support)|call ?back|call me)\b/;

/** Responses to whole messages that are not questions. */
const TALK: readonly (readonly [message: RegExp, response: string])[] = [
  [
    /^(?:hi|hello|hey|hiya|howdy|yo|greetings|salam|assalamu alaikum|good (?:morning|afternoon|evening|day))(?: there| all| studio| bot)?$/,
    'Hello. Ask me about prices, time, what we build or how we work. I answer from this site.',
  ],
  [
    /^(?:(?:ok|okay|great|cool|perfect|nice)? ?(?:thanks?(?: you)?|thx|ty|cheers|many thanks)(?: a lot| so much| very much)?|ok|okay|great|cool|perfect|nice|got it)$/,
    'You are welcome.',
  ],
  [
    /^(?:bye|goodbye|good bye|see you|good night)(?: then| bye)?$/,
    'Goodbye. What you asked stays in this browser until you clear it.',
  ],
  [
    /^(?:how are you|hows it going|whats up|how do you do)(?: doing)?(?: today)?$/,
    'In working order. What would you like to know?',
  ],
  [
    /^(?:(?:who|what) are you|are you (?:a |an )?(?:(?:real |chat)?(?:bot|robot|human|person|ai|machine|real))(?: person| human)?|whats your name|what is your name)$/,
    'A program that looks through this site and quotes it, with links to where it looked. I am not a person.',
  ],
  [
    /^(?:help|help me|what can (?:you|i) (?:do|ask)(?: you| here)?|what do you know|what can you help (?:me )?with)$/,
    'Ask about prices, time, payment, ownership, the platforms we use, or who we are. I quote this site and link to it.',
  ],
];

/** Returns the answer to a greeting, thanks, or the wish for a person. Otherwise returns undefined. */
export function smallTalk(message: string, site: Pick<SiteIdentity, 'phone' | 'supportText'>): ChatAnswer | undefined {
  const plain = message
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (ASKS_FOR_A_PERSON.test(plain)) {
    return {
      response:
        'A person answers what you write on the contact page, within one working day. WhatsApp reaches one too.',
      answered: true,
      sources: [
        { title: 'Contact', href: '/contact' },
        { title: 'Message us on WhatsApp', href: supportHref(site) },
      ],
    };
  }
  const response = TALK.find(([pattern]) => pattern.test(plain))?.[1];
  return response === undefined ? undefined : { response, answered: true, sources: [] };
}
