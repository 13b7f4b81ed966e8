import { teesta } from '@studio/pictures/mockups';
import type { ServiceDetails } from '../service-details.ts';
import { notes } from '../services-page.ts';
import { readyMade } from './ready-made.ts';

export const mern: ServiceDetails = {
  intro:
    'MERN applications are portals, dashboards and booking systems that you cannot buy, in one language from database to button.',
  points: [
    {
      title: 'Screens drawn from the work',
      text: 'We watch how the job is done today, then try the drawings on five of the people who do it.',
    },
    {
      title: 'One language throughout',
      text: 'MongoDB, Express, React and Node, all in TypeScript. Any good developer can take it over.',
    },
    {
      title: 'Tests where mistakes are expensive',
      text: 'Payments, permissions and anything that deletes data are tested again at every change.',
    },
    {
      title: 'No work lost with the signal',
      text: 'What people type is kept on the device and sent once, as soon as the line is back.',
    },
  ],
  priceNote: `For one job done by one team. ${notes.fixedSum}`,
  timeNote: `To a first version in daily use. ${notes.fridays}`,
  first: {
    value: 'Two days watching',
    note: 'We sit with the people who will use it. Then we write the scope.',
  },
  proof: {
    caption: 'Lorries on one desk, with the late ones at the top',
    title: 'Teesta stopped ringing its drivers',
    text: 'The dispatcher used to phone round at dinner to find out who was where. Now positions arrive every forty seconds, even after a lost signal, and deliveries are signed for on the road.',
    action: 'View the project',
    to: '/portfolio#teesta',
    picture: teesta,
  },
  related: [
    {
      figure: '1',
      caption: 'inbox for cloth and fittings',
      title: 'Alok: a ledger for each bolt',
      text: 'Cloth, fittings and enquiries of a winter’s work in one application.',
      action: 'View the project',
      to: '/portfolio#alok',
    },
    {
      figure: '41',
      caption: 'dropouts of the signal',
      title: 'Seven hours on the train to Sylhet',
      text: 'What a bad line taught us about sending every message exactly once.',
      action: 'Read the notes',
      to: '/post/train',
    },
    readyMade('MERN Applications', 'Ready-made MERN sites'),
  ],
  questions: [
    {
      id: 'unclear-scope',
      question: 'We cannot describe it exactly. How can you price it?',
      answer:
        'That is what the two days are for. Out of them comes the scope: one page of what you get, one sum and one date. You decide after reading it.',
    },
    {
      id: 'connections',
      question: 'Can it talk to the systems we already have?',
      answer:
        'Usually. Accounting, SMS, payments, a warehouse: anything with an API or a file export. The scope names each connection and who looks after it on your side.',
    },
    {
      id: 'changing-course',
      question: 'What if we change our minds halfway?',
      answer:
        'Most people do, which is why there is a version to try every week. We tell you what each change costs before we make it. If something else can go in exchange, we say that too.',
    },
    {
      id: 'hosting',
      question: 'Where does it run, and who keeps it running?',
      answer:
        'On servers in your name, in a country you choose. We can watch, update and back it up on a monthly plan, or write it all down for your own people.',
    },
    {
      id: 'other-database',
      question: 'Does it have to be MongoDB?',
      answer:
        'No. If your data is mostly tables and totals, PostgreSQL is the better choice and we will say so. The rest of the stack stays the same.',
    },
  ],
};
