import { SHOP_OFFER, weeksInWords } from '@studio/client/offer';
import type { Question } from '@studio/ui/question-list';

export const faqsPage = {
  title: 'FAQs',
  lead: 'Thirteen questions we are asked most weeks. Yours is not among them?',
  action: 'Ask us',
} as const;

export const faqs = [
  {
    id: 'cost',
    question: 'What does a website cost?',
    answer:
      'A ready-made website costs between $499 and $1,799, set up and running. Anything made for you is priced from a written scope: one page of what you get and one sum. The sum does not grow unless the scope does, and you decide that beforehand.',
  },
  {
    id: 'time',
    question: 'How long does it take?',
    answer: `A ready-made website, about a week once we have your words and pictures. A shop with up to ${SHOP_OFFER.products} products, ${weeksInWords(SHOP_OFFER.weeks)}. An application, as long as its scope says; you see a working piece of it every Friday.`,
  },
  {
    id: 'ownership',
    question: 'Who owns the code and the design?',
    answer:
      'You do, from the day the last invoice is paid. The repository moves to your account, the design files with it, and the typefaces stay licensed in your name. We keep the right to show the work, and we ask before we do.',
  },
  {
    id: 'abroad',
    question: 'Do you work with companies outside Bangladesh?',
    answer:
      'Yes. We write and speak English at work and keep four hours of our day free for calls to Europe or North America. Contracts and invoices come in dollars, euros or taka.',
  },
  {
    id: 'takeover',
    question: 'Can you take over a site somebody else built?',
    answer:
      'Usually. We begin with a paid audit of a few days that lists what is sound, what is not and what each repair costs. Then you decide whether we mend it, rebuild it, or leave it to somebody else. The audit is yours either way.',
  },
  {
    id: 'begin',
    question: 'What do you need from us to begin?',
    answer:
      'One person who may decide, an hour of that person’s week, and an honest account of what is not working now. Words and pictures can follow. If you have none, we write and photograph.',
  },
  {
    id: 'platform',
    question: 'Shopify, WordPress or something of our own?',
    answer:
      'If you sell goods, Shopify, until it gets in your way. If you publish, WordPress. If your business runs on a process nobody sells software for, something of your own. We build all three, so we have no reason to talk you into one.',
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    answer:
      'For the first month we mend anything that is our fault, free and first. After that you may keep us on a monthly plan for updates, backups and small changes, or call when you need us. Neither binds you for longer than a month.',
  },
  {
    id: 'search',
    question: 'Will the site be easy to find?',
    answer:
      'It will be built so that it can be: fast, readable by machines, one clear page for each thing people look for. Nobody can promise the first place in a search, and we would be careful with anybody who does.',
  },
  {
    id: 'accessibility',
    question: 'Does it work for people who use a keyboard or a screen reader?',
    answer:
      'Yes. We build to WCAG 2.2 at level AA and test with a keyboard, a screen reader and text at twice its size before you see the page. It is part of the price, not an extra.',
  },
  {
    id: 'editing',
    question: 'Can we edit it ourselves?',
    answer:
      'Yes. Every site we hand over has an editor for its words, pictures and products, and two hours of teaching, recorded so that your next colleague can watch it too. The layout holds whatever you type into it.',
  },
  {
    id: 'ready-made',
    question: 'How do the ready-made websites work?',
    answer:
      'You choose one, we put in your name, colours, words and products, and set it up on your domain. The price shown covers that. Changes to the design itself are quoted apart, before we make them.',
  },
  {
    id: 'payment',
    question: 'How do we pay?',
    answer:
      'Four parts in ten to begin, three when you have approved the design, three at launch. Ready-made websites are paid once, at the order. Bank transfer or card, and an invoice for each.',
  },
] as const satisfies readonly Question[];
