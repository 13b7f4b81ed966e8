import type { ExpectedPage } from './expected-page.ts';

export const adminPages: readonly ExpectedPage[] = [
  {
    path: '/admin',
    isPrivate: true,
    title: 'Admin Dashboard · Studio 285',
    description: /\.$/,
    heading: 'Admin Dashboard',
    texts: ['All messages'],
    elements: [{ name: 'messages by day', count: 1, selector: 'role=region[name="Messages by day"]' }],
  },
  {
    path: '/admin/messages',
    isPrivate: true,
    title: 'Messages · Studio 285',
    description: /\.$/,
    heading: 'Messages',
    texts: [],
    elements: [{ name: 'columns', count: 5, selector: 'role=columnheader' }],
  },
  {
    path: '/admin/questions',
    isPrivate: true,
    title: 'Questions · Studio 285',
    description: /\.$/,
    heading: 'Questions',
    texts: ['from then on the chat gives your answer'],
    elements: [],
  },
  {
    path: '/admin/releases',
    isPrivate: true,
    title: 'Releases · Studio 285',
    description: /\.$/,
    heading: 'Releases',
    texts: ['History'],
    elements: [],
  },
];
