import type { ExpectedPage } from './expected-page.ts';

export const chatPages: readonly ExpectedPage[] = [
  {
    path: '/Chatbot',
    title: 'Ask the studio · Studio 285',
    description: /^A helper that answers from this site/,
    heading: 'Ask the studio',
    texts: [
      'It answers from this site and shows where it looked.',
      'I quote this site and link to where I looked.',
      'Who owns the code and the design?',
    ],
    elements: [{ name: 'first questions', count: 4, selector: 'li > button' }],
  },
];
