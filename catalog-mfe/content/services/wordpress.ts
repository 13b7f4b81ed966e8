import { ghatReview } from '@studio/pictures/mockups';
import type { ServiceDetails } from '../service-details.ts';
import { notes } from '../services-page.ts';
import { readyMade } from './ready-made.ts';

export const wordpress: ServiceDetails = {
  intro:
    'WordPress websites are for people who publish: blocks that hold their shape, few plugins, an editor your colleagues enjoy.',
  points: [
    {
      title: 'Blocks that hold their shape',
      text: 'Quotes, galleries and price tables are made for your site. The layout holds, whatever gets pasted in.',
    },
    {
      title: 'Few plugins, each with a reason',
      text: 'We write the small things ourselves, and list what every plugin does, costs and depends on.',
    },
    {
      title: 'Updates tested on a copy',
      text: 'WordPress and its plugins are updated on a copy of your site first, then on the site itself.',
    },
    {
      title: 'Permissions that match your team',
      text: 'Authors write, editors approve, and the home page cannot be deleted by accident.',
    },
  ],
  priceNote: `For a dozen pages and a blog. ${notes.fixedSum}`,
  timeNote: notes.fridays,
  first: {
    value: 'An hour in your editor',
    note: 'Whoever publishes shows us how a page gets online today, and where it hurts.',
  },
  proof: {
    caption: 'Issues a year, each laid out by the editors themselves',
    title: 'The Ghat Review sets its own columns',
    text: 'The editors choose the columns, drop in the essay and see it as it will print. Old issues stay exactly as they were published, whatever changes in the next one.',
    action: 'View the project',
    to: '/portfolio#ghat-review',
    picture: ghatReview,
  },
  related: [
    {
      figure: '3',
      caption: 'fields to fill in',
      title: 'Shaluk Clinic: booked in a minute',
      text: 'The doctors on duty, their hours and the fee are there before a parent types anything.',
      action: 'View the project',
      to: '/portfolio#shaluk-clinic',
    },
    {
      figure: '9',
      caption: 'dishes, right every day',
      title: 'A menu the cook keeps up to date',
      text: 'It is never wrong about the fish, because changing it takes four seconds.',
      action: 'Read the story',
      to: '/post/hilsa',
    },
    readyMade('WordPress', 'Ready-made WordPress sites'),
  ],
  questions: [
    {
      id: 'moving',
      question: 'Can you move our existing WordPress site?',
      answer:
        'Yes. Posts, pages, pictures and users come across, and every old address still works. You go through the result on a test address before we switch the domain.',
    },
    {
      id: 'page-builder',
      question: 'Which page builder do you use?',
      answer:
        'None. We build blocks for the editor that comes with WordPress, so there is no licence to renew, and your pages survive the next change of fashion in builders.',
    },
    {
      id: 'security',
      question: 'Is WordPress safe?',
      answer:
        'As safe as its plugins, which is why we use few. We switch on security updates and two-step sign-in, and keep daily backups somewhere else than the server. After launch you can look after updates yourselves or leave them to our monthly plan.',
    },
    {
      id: 'languages',
      question: 'Can the site be in Bangla and English?',
      answer:
        'Yes. Every page can have both languages, with its own address in each and a typeface that reads well in both. The scope says which pages are translated, and who translates them.',
    },
    {
      id: 'selling',
      question: 'Could we sell a few things on it?',
      answer:
        'Yes, with WooCommerce. For tickets, a book or a handful of products it is the simplest way. Once goods are the main business, a shop serves you better, and we will say so.',
    },
  ],
};
