import type { LegalPage } from './legal.ts';

export const terms = {
  title: 'Terms and Conditions',
  lead: 'What we promise, what we ask, and what happens when something goes wrong. Written to be read.',
  since: '2025-01-01',
  parts: [
    {
      id: 'who',
      title: 'Who this is between',
      paragraphs: [
        'You, who order something from us or use this site; and us, the studio whose name and address stand at the foot of every page. If you act for a company, you say by ordering that you may.',
        'These terms hold for everything we do for you, unless a scope that both of us have signed says otherwise. Where they differ, the scope wins.',
      ],
    },
    {
      id: 'scope',
      title: 'The scope and the price',
      paragraphs: [
        'Work made for you begins with a written scope: one page that says what you get, by when, and one sum. We begin when both of us have agreed to it in writing. An email is writing.',
        'The sum does not change unless the scope does. If you want more, or something else, we say what it costs before we do it. If we misjudged the work, that is our loss.',
        'The prices of ready-made websites are those on their cards on the day of your order. They cover setting the site up on your domain with your name, colours, words and products.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Four parts in ten to begin, three when you have approved the design, three at launch. Ready-made websites are paid once, at the order. Invoices are due within fourteen days, in the currency of the scope.',
        'If an invoice is more than thirty days late we may stop work until it is paid. We tell you a week before.',
      ],
    },
    {
      id: 'yours',
      title: 'What we need from you',
      paragraphs: ['A project is held up by small things. These are the ones we ask for.'],
      items: [
        'One person who may decide.',
        'Answers within five working days, or a later date for what waits on them.',
        'Words and pictures that you may use. If you are not sure, ask us before you send them.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      paragraphs: [
        'From the day the last invoice is paid, the code and the design we made for you are yours, and the repository and the design files move to your accounts. Parts that others publish under open licences stay under those licences; we list them.',
        'Until then they are ours. We keep the right to show the finished work, and we ask before we do.',
      ],
    },
    {
      id: 'faults',
      title: 'Faults, and what we answer for',
      paragraphs: [
        'For the first month after launch we mend anything that does not do what the scope says, free and before other work. After that we mend what we broke, whenever you find it.',
        'Nobody can promise the first place in a search, or that a machine never stops, and we do not. We answer without limit for harm done on purpose or by gross negligence, and otherwise up to what you paid us for the work in question.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        'Either of us may end a project by writing to the other, with two weeks’ notice. You pay for what is done by then and receive it as it is. A monthly plan ends with the month in which you say so.',
      ],
    },
    {
      id: 'site',
      title: 'This site',
      paragraphs: [
        'Read it, link to it, quote it with its name. Please do not try to break it, or send through its forms what is not meant for us. We may change what is on it at any time.',
        'The helper on the chat page answers from the texts of this site and can be wrong. What binds us is what a person here has agreed to in writing.',
      ],
    },
    {
      id: 'law',
      title: 'Law, and changes',
      paragraphs: [
        'The law of Bangladesh applies, and the courts of Dhaka decide what we cannot settle over tea. If you are a consumer elsewhere, the protections that your own law gives you stay yours.',
        'If these terms change, the day above changes with them. A project goes by the terms of the day it began.',
      ],
    },
  ],
} as const satisfies LegalPage;
