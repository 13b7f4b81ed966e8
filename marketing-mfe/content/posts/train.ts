import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'The Parabat Express leaves Dhaka in the morning and reaches Sylhet about seven hours later. I took it with a laptop, a phone and a release that was due at five.',
  sections: [
    {
      id: 'signal',
      title: 'Two bars, then none',
      paragraphs: [
        'The signal is fine as far as Bhairab. After the bridge it comes and goes from village to village, and in the tea gardens between Shaistaganj and Srimangal there is almost none for nearly an hour. I know because I kept a log: every time a tool stopped working, I noted the kilometre and what it did.',
        'My own tools did badly. The editor was fine. The chat lost a message I had sent among the trees, and did not tell me. The task list showed a spinner for eleven minutes. A video call that I had not planned to join rang anyway, and I could not decline it.',
        'None of these tools was broken. They had all been built and tested at a desk, with a connection that never drops.',
      ],
      note: 'Forty-one interruptions in seven hours. The longest lasted thirty-eight minutes.',
    },
    {
      id: 'three',
      title: 'Three states, not two',
      paragraphs: [
        'Developers learn that a request either succeeds or fails. On a train, the most common result is a third one: you do not know yet. Your message may have arrived while the reply got lost on the way back. If the program sends it again, it may arrive twice. If it does not, it may never arrive.',
        'The solution is old and simple. Give each message a unique number when it is sent, and let the server recognise a number that it has seen before. Then it is safe to send the message again, as often as necessary. It takes about thirty lines of code. The contact form on this website works that way. I wrote that part on the train, somewhere after Kulaura, and tested it in the next tunnel of trees.',
        'The second part is about courtesy. Keep what the user has typed. Say clearly that it has not been sent yet, and offer to try again. Never throw away their text because your server could not be reached.',
      ],
      pull: { after: 1, text: 'The opposite of “sent” is not “failed”. It is “we do not know yet”.' },
    },
    {
      id: 'read',
      title: 'What still worked',
      paragraphs: [
        'Simple pages worked. A newspaper that sends its articles in the first response was readable on a single bar of signal, while the advertisements around it failed one by one. A railway timetable from about 2009 loaded every time, because it has never been redesigned.',
        'That timetable gave us a rule that now hangs on our wall: the first response must contain what the page is for. Everything else may arrive later, or not at all.',
      ],
      note: 'The timetable weighs 31\u00a0kilobytes, including its only picture.',
    },
    {
      id: 'arrived',
      title: 'Arriving',
      paragraphs: [
        'The release went out at ten to five from the platform in Sylhet, over the station’s own network, and took two minutes. It would have taken two minutes in Dhaka as well. But then I would not have a list of forty-one small failures. We have since fixed nineteen of them in our own work.',
        'If you build software for people on the move, I recommend a window seat on the left. The tea gardens begin after Shaistaganj, and so does the testing.',
      ],
    },
  ],
} as const satisfies PostBody;
