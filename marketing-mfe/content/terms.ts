import type { LegalPage } from './legal.ts';

export const terms = {
  title: 'Terms and conditions',
  lead: 'What we promise, what we need from you, and what happens if something goes wrong, in plain language.',
  since: '2025-01-01',
  sections: [
    {
      id: 'who',
      title: 'Who these terms are for',
      paragraphs: [
        'These terms apply between you, as someone who orders from us or uses this website, and us, the studio named at the foot of every page. If you order on behalf of a company, you confirm that you are allowed to do so.',
        'They apply to everything we do for you, unless both of us have signed a scope that says something else. In that case, the scope takes precedence.',
      ],
    },
    {
      id: 'scope',
      title: 'Scope and price',
      paragraphs: [
        'Custom work begins with a written scope: one page that says what you get, by when and for what fixed price. We begin when both of us have agreed to it in writing. An email is enough.',
        'The price does not change unless the scope does. If you want something more or something else, we tell you the cost before we do it. If we have underestimated the work, you do not pay for that.',
        'For ready-made websites, the price shown on the day of your order applies. It includes setting up the website on your domain with your name, colours, texts and products.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'For custom work, you pay 40% to begin, 30% when you approve the design and 30% at launch. Ready-made websites are paid in full when you order. Invoices are due within fourteen days, in the currency of the scope.',
        'If an invoice is more than thirty days overdue, we may stop work until it is paid. We tell you a week in advance.',
      ],
    },
    {
      id: 'yours',
      title: 'What we need from you',
      paragraphs: ['Projects are usually delayed by small things. Please provide:'],
      items: [
        'One person who can make decisions.',
        'Replies within five working days. If you need longer, the schedule moves by the same time.',
        'Texts and pictures that you are allowed to use. If you are not sure, ask us before you send them.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership',
      paragraphs: [
        'From the day the final invoice is paid, the code and the design we made for you belong to you, and we move the repository and the design files to your accounts. Open-source components keep their own licences, and we give you a list of them.',
        'Until then they belong to us. We may show the finished work in our portfolio, but we ask you first.',
      ],
    },
    {
      id: 'faults',
      title: 'Faults and liability',
      paragraphs: [
        'For the first month after launch we fix anything that does not do what the scope says, free of charge and ahead of other work. After that we still fix any fault of ours, whenever you find it.',
        'We cannot promise first place in a search, or that a server never fails. Our liability is unlimited for damage caused on purpose or by gross negligence. In all other cases it is limited to the amount you paid us for the work concerned.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending a project',
      paragraphs: [
        'Either of us may end a project with two weeks’ notice in writing. You pay for the work done up to that day and receive it in its current state. A monthly plan ends with the month in which you cancel it.',
      ],
    },
    {
      id: 'site',
      title: 'This website',
      paragraphs: [
        'You are welcome to read this website, link to it and quote from it with its name. Please do not try to break it, and do not use its forms for spam. We may change its content at any time.',
        'The chat answers from the texts of this website and can be wrong. Only what a person here has agreed with you in writing is binding.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'These terms are governed by the law of Bangladesh. If we cannot settle a dispute ourselves, the courts of Dhaka decide. If you are a consumer in another country, you keep the protection that your own law gives you.',
        'If we change these terms, we also change the date at the top of this page. The terms that apply to a project are those of the day it began.',
      ],
    },
  ],
} as const satisfies LegalPage;
