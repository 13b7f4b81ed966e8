import { readyMade, SHOP_OFFER, weeksInWords } from '@studio/client/content/offer';
import type { Question } from '@studio/ui';

export const faqsPage = {
  title: 'FAQs',
  lead: 'Answers to the thirteen questions we hear most often. Is yours missing?',
  action: 'Ask us',
  /** On the share picture. */
  promise: 'Thirteen questions, answered.',
} as const;

export const faqs = [
  {
    id: 'cost',
    question: 'What does a website cost?',
    answer: `A ready-made website costs between ${readyMade.lowestPrice} and ${readyMade.highestPrice}, including setup. For custom work you get a one-page scope with a fixed price. The price changes only if you decide to change the scope.`,
  },
  {
    id: 'time',
    question: 'How long does it take?',
    answer: `A ready-made website goes live within ${readyMade.delivery} once we have your texts and pictures. A shop with up to ${SHOP_OFFER.products} products takes ${weeksInWords(SHOP_OFFER.weeks)}. An application takes as long as its scope says, and you can try the work in progress every Friday.`,
  },
  {
    id: 'ownership',
    question: 'Who owns the code and the design?',
    answer:
      'You do, from the day the final invoice is paid. We move the repository and the design files to your accounts, and the fonts are licensed in your name. We may show the work in our portfolio, but we ask you first.',
  },
  {
    id: 'abroad',
    question: 'Do you work with companies outside Bangladesh?',
    answer:
      'Yes. We work in English and keep four hours of every day free for calls with Europe and North America. Contracts and invoices can be in dollars, euros or taka.',
  },
  {
    id: 'takeover',
    question: 'Can you take over a site built by another agency?',
    answer:
      'Usually, yes. We start with a paid audit that takes a few days and lists what works, what does not, and what each repair would cost. You then decide whether we repair the site or rebuild it. The audit is yours to keep either way.',
  },
  {
    id: 'begin',
    question: 'What do you need from us to begin?',
    answer:
      'One person who can make decisions, an hour of their time each week, and an honest list of what is not working today. Texts and pictures can follow later. If you do not have any, we can write and photograph them for you.',
  },
  {
    id: 'platform',
    question: 'Shopify, WordPress or something custom?',
    answer:
      'Choose Shopify if you sell products, and WordPress if you mainly publish. If your business depends on a process that no existing software covers, a custom application is the better choice. We build all three, so you get an impartial answer.',
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    answer:
      'For the first month we fix any fault of ours free of charge, ahead of other work. After that you can choose a monthly plan for updates, backups and small changes, or call us whenever you need us. You can cancel a plan at the end of any month.',
  },
  {
    id: 'search',
    question: 'Will the site be easy to find?',
    answer:
      'We build every site to be fast and easy for search engines to read, with one clear page for each thing people look for. No agency can promise you first place in a search, but this gives you the best chance.',
  },
  {
    id: 'accessibility',
    question: 'Does it work with a keyboard or a screen reader?',
    answer:
      'Yes. We build to WCAG 2.2 level AA, and we test with a keyboard, a screen reader and text at 200% before you see a page. Accessibility is included in the price.',
  },
  {
    id: 'editing',
    question: 'Can we edit it ourselves?',
    answer:
      'Yes. Every site comes with an editor for texts, pictures and products, and with two hours of training. We record the training, so new colleagues can watch it later.',
  },
  {
    id: 'ready-made',
    // No line ends at the hyphen.
    question: 'How do the ready-\u2060made websites work?',
    answer:
      'You choose a design. We add your name, colours, texts and products and set the site up on your domain, all for the price shown. If you want to change the design itself, you get a quote before we start.',
  },
  {
    id: 'payment',
    question: 'How do we pay?',
    answer:
      'For custom work, 40% to begin, 30% when you approve the design and 30% at launch. Ready-made websites are paid in full when you order. You can pay by bank transfer or card, and you get an invoice for every payment.',
  },
] as const satisfies readonly Question[];
