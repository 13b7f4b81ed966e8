import { shalukClinic } from '@studio/pictures/mockups';
import type { ServiceDetails } from '../service-details.ts';
import { serviceOffers } from '../service-offers.ts';
import { notes } from '../services-page.ts';
import { formatPrice } from '../shelves.ts';

export const seo: ServiceDetails = {
  intro:
    'SEO services begin with what people ask and end with a page that answers it. We promise the work, not first place.',
  points: [
    {
      title: 'Real questions first',
      text: 'We collect what your customers type, and what they ask on the phone, and give each question one page.',
    },
    {
      title: 'Structure and speed',
      text: 'Titles, links, redirects and loading time are repaired before we write a word.',
    },
    {
      title: 'Pages worth reading',
      text: 'Written with one of your people who knows the trade. You approve each one.',
    },
    {
      title: 'One page of figures a month',
      text: 'What people searched for, which page they found, and what they did next.',
    },
  ],
  priceNote: `For the audit, the repairs and ten pages. ${notes.fixedSum}`,
  timeNote: 'For our work. Search engines take a few months more to respond.',
  first: {
    value: 'An audit you can act on',
    note: 'A few pages of repairs, the most useful first. Yours to keep, whoever makes them.',
  },
  proof: {
    caption: 'Of 63 callers asked the same question',
    title: 'Shaluk Clinic answers it in the first line',
    text: 'We counted for two mornings at the front desk. Four in five wanted to know how soon a doctor could see their child, so that is what the page begins with now. Calls fell from sixty a morning to about twenty-five.',
    action: 'Read the whole story',
    to: '/post/booking',
    picture: shalukClinic,
  },
  related: [
    {
      figure: '88',
      caption: 'requests removed from a page',
      title: 'Removed without being missed',
      text: 'How a product page became nearly six times as fast, measured on a phone in a market.',
      action: 'Read the list',
      to: '/post/kettle',
    },
    {
      figure: '1 in 3',
      caption: 'of those who read it',
      title: 'Readers who come for the duck',
      text: 'A menu that says the hilsa is gone, and still wins a third of those who read it.',
      action: 'Read the story',
      to: '/post/hilsa',
    },
    {
      figure: formatPrice(serviceOffers['digital-marketing'].priceFrom),
      caption: 'a month, for our work',
      title: 'Customers this month',
      text: 'Search takes time. If the season has already begun, start with a campaign.',
      action: 'About digital marketing',
      to: '/services/digital-marketing',
    },
  ],
  questions: [
    {
      id: 'results',
      question: 'When will we see results?',
      answer:
        'Repairs often show within weeks. New pages take three to six months to settle. Before we start we agree on what to measure, so that you can judge it for yourselves.',
    },
    {
      id: 'links',
      question: 'Do you buy links?',
      answer:
        'No. Bought links work until they are noticed, and then they cost you more than they brought. We write to people who already mention you, and make pages worth quoting.',
    },
    {
      id: 'ai-answers',
      question: 'Will ChatGPT and other assistants find us too?',
      answer:
        'The same work helps: clear pages, facts in plain text, and markup that machines can read. Which sources an assistant quotes is its own decision, so we promise nothing there either.',
    },
    {
      id: 'own-developer',
      question: 'Can our own developer make the repairs?',
      answer:
        'Yes. The audit explains each repair well enough for any developer to make it, and we check the result. The sum is smaller in that case.',
    },
    {
      id: 'stopping',
      question: 'Do we have to keep paying for it?',
      answer:
        'No. The sum covers work with an end. The repairs and pages stay on your site and go on working. If you want more pages later, each order is a scope of its own.',
    },
  ],
};
