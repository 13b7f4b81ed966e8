import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'The Parabat leaves Dhaka in the morning and is in Sylhet about seven hours later, if nothing is on the line. I took it with a laptop, a telephone and a release that was due at five.',
  parts: [
    {
      id: 'signal',
      title: 'Two bars, then none',
      paragraphs: [
        'As far as Bhairab the signal is fine. After the bridge it comes and goes with the villages, and between Shaistaganj and Srimangal, in the tea, there is none worth the name for most of an hour. I know this well because I wrote it down: every time something I was using stopped working, I noted the kilometre and what it did.',
        'My own tools behaved badly in an instructive way. The editor was fine. The chat forgot a message I had sent in a tunnel of trees, and did not say so. The task list showed me a spinner for eleven minutes, which is a long time to look at a circle. The video call I had not planned to join rang anyway, and could not be declined.',
        'None of them was broken. Each had been built by somebody at a desk, on a line that does not go through tea gardens.',
      ],
      note: 'Forty-one interruptions in seven hours; the longest lasted thirty-eight minutes.',
    },
    {
      id: 'three',
      title: 'Three states, not two',
      paragraphs: [
        'We teach ourselves that a request succeeds or fails. On a train there is a third thing, and it is the usual one: nobody knows yet. The message may have arrived and the answer been lost on the way back. A program that asks again may send it twice. A program that does not may lose it.',
        'The cure is old and cheap. Give each message a number of its own at the moment it is sent, and let the other side recognise the number. Then asking again is harmless, and one can ask as often as the line allows. It is about thirty lines of code. The form on our contact page has it; I wrote it that afternoon, somewhere after Kulaura, and I could test it merely by looking out of the window.',
        'The second cure is manners. Keep what the person typed. Say plainly that it has not been sent, and offer to try again. Do not throw the text away because your server was out.',
      ],
      pull: { after: 1, text: 'The opposite of “sent” is not “failed”. It is “nobody knows yet”.' },
    },
    {
      id: 'read',
      title: 'What still worked',
      paragraphs: [
        'Plain pages did. A newspaper that sends its text in the first answer could be read in a single bar, while its advertisements failed one after another around it like lamps. A railway timetable from about 2009 loaded every time. Nobody has made it better since, and that is why it works.',
        'I have put a rule on our wall because of that timetable: whatever the page is for must be in the first answer. Everything after it is decoration, and may come late or never.',
      ],
      note: 'The timetable weighs 31 kilobytes, its one picture included.',
    },
    {
      id: 'arrived',
      title: 'Arriving',
      paragraphs: [
        'The release went out at ten to five from the platform at Sylhet, on the station’s own line, and took two minutes. I could have done it in Dhaka in the same two minutes. But I would not have had the list of forty-one small failures, of which we have since mended nineteen in our own work.',
        'If you build things for other people’s telephones, I recommend the window seat on the left. The tea begins after Shaistaganj. So does the testing.',
      ],
    },
  ],
} as const satisfies PostBody;
