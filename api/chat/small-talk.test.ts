import { describe, expect, it } from '@jest/globals';
import { SITE } from './pages.fixture.ts';
import { smallTalk } from './small-talk.ts';

describe('smallTalk', () => {
  it.each(['Hello!', 'hi there', 'thanks a lot', 'Bye', 'Are you a bot?', 'What can you do?'])(
    'answers %j without a source',
    (message) => expect(smallTalk(message, SITE)).toMatchObject({ answered: true, sources: [] }),
  );

  it.each(['Can I talk to a person?', 'let me speak with a human', 'call me back please', 'I want a real person'])(
    'links to a person for %j',
    (message) =>
      expect(smallTalk(message, SITE)?.sources.map(({ href }) => href)).toEqual([
        '/contact',
        'https://wa.me/8801700000000?text=Hello%2C%20I%20need%20assistance!',
      ]),
  );

  it.each(['hello, what does a website cost?', 'who will I talk to', 'help me with ads', 'what is your phone number'])(
    'does not answer the question %j',
    (message) => expect(smallTalk(message, SITE)).toBeUndefined(),
  );
});
