import { covers } from '@studio/pictures/covers';
import type { ServiceDetails } from '../service-details.ts';
import { priceInWords } from '../service-offers.ts';

export const digitalMarketing: ServiceDetails = {
  intro:
    'Digital marketing is arithmetic with pictures: one goal per campaign, the figures every week, and an end to what does not pay.',
  points: [
    {
      title: 'One goal per campaign',
      text: 'Orders, bookings or enquiries: we agree on the number to move before a taka is spent.',
    },
    {
      title: 'A page that keeps the promise',
      text: 'Every advert leads to a page that says the same thing. If there is none, we write it.',
    },
    {
      title: 'Figures every week',
      text: 'What was spent, who came, who bought. The same page each week, flattering or not.',
    },
    {
      title: 'Accounts in your name',
      text: 'Your budget goes straight to Google or Meta, without a margin for us, and the history stays yours.',
    },
  ],
  priceNote: 'For our work. Your advertising budget is separate, and you set it.',
  timeNote: 'To the first campaign. After that, from month to month.',
  first: {
    value: 'A look at last year’s bills',
    note: 'What you spent, what it brought in, and what is unaccounted for.',
  },
  proof: {
    caption: 'Of the calls, for the same number of lunches, in the first month',
    title: 'A caterer who stopped explaining her prices',
    text: 'Before buying a single advert we rewrote the page it would lead to: the plain lunch first, its price as large as its name. She sold as many lunches as before, and her phone rang half as often.',
    action: 'Read how',
    to: '/post/price-lists',
    picture: covers.tags,
  },
  related: [
    {
      figure: 'Tk\u00a01,100',
      caption: 'for hilsa in August',
      title: 'A high price with a reason',
      text: 'A restaurant showed its August price and the reason for it. It sold out on all but two days.',
      action: 'Read the story',
      to: '/post/hilsa',
    },
    {
      figure: '1',
      caption: 'day a week for new pots',
      title: 'Dhamrai Pottery: sold out weekly',
      text: 'A small shop with a fixed day for new pots, and customers who know to come back for it.',
      action: 'View the project',
      to: '/portfolio#dhamrai-pottery',
    },
    {
      figure: priceInWords('seo'),
      caption: 'once, and no monthly bill',
      title: 'Visitors you do not pay for twice',
      text: 'Adverts stop when the budget does. Pages that answer questions go on bringing people in.',
      action: 'About SEO services',
      to: '/services/seo',
    },
  ],
  questions: [
    {
      id: 'budget',
      question: 'How much should we spend on adverts?',
      answer:
        'Enough to learn something in a month. For most small companies that is $500 to $1,000. If the first month shows no way to a profit, we tell you to stop, and you have lost one month and not a year.',
    },
    {
      id: 'channels',
      question: 'Where would you advertise for us?',
      answer:
        'Where your customers already look: usually Google for things people search for, Facebook and Instagram for things they did not know existed, and email for people who have bought before. We start with one and add another when it pays.',
    },
    {
      id: 'tied-in',
      question: 'How long are we tied in?',
      answer:
        'A month. Write to us, and the plan ends with that month. The accounts, the adverts and all the figures are yours and stay where they are.',
    },
    {
      id: 'writing',
      question: 'Do you make the adverts as well?',
      answer:
        'Yes, words and pictures, and the page they lead to. Nothing runs before you have approved it. Film is quoted separately.',
    },
    {
      id: 'website-first',
      question: 'Do we need a new website first?',
      answer:
        'Rarely. One good page per campaign is usually enough, and it can sit on the site you have. If your site is so slow that it wastes the budget, you will hear it from us before you pay for adverts.',
    },
  ],
};
