import type { ExpectedPage } from './expected-page.ts';

/** Rows of a list of content. */
const rows = (count: number) => ({ name: 'entries', count, selector: 'tbody tr' });

const content = (page: Pick<ExpectedPage, 'path' | 'title' | 'heading'> & Partial<ExpectedPage>): ExpectedPage => ({
  isPrivate: true,
  description: /\.$/,
  texts: [],
  elements: [],
  ...page,
});

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
    path: '/admin/media',
    isPrivate: true,
    title: 'Media · Studio 285',
    description: /\.$/,
    heading: 'Media',
    texts: ['Drop pictures here, or choose them'],
    elements: [],
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
    path: '/admin/webhooks',
    isPrivate: true,
    title: 'Webhooks · Studio 285',
    description: /\.$/,
    heading: 'Webhooks',
    texts: ['New messages are posted to these addresses'],
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
  content({
    path: '/admin/people',
    title: 'People · Studio 285',
    heading: 'People',
    texts: ['Here the admin is open without a sign-in.'],
  }),
  content({
    path: '/admin/account',
    title: 'Your account · Studio 285',
    heading: 'Your account',
    texts: ['Owner: everything'],
  }),
  content({
    path: '/admin/invitation',
    title: 'Invitation · Studio 285',
    heading: 'This invitation is over',
    texts: ['Ask for a new one.'],
  }),
  content({
    path: '/dashboard',
    title: 'Admin Dashboard · Studio 285',
    heading: 'Admin Dashboard',
    fullTierOnly: true,
  }),
  content({ path: '/admin/blogs', title: 'Blogs · Studio 285', heading: 'Blogs', elements: [rows(6)] }),
  content({ path: '/admin/clients', title: 'Clients · Studio 285', heading: 'Clients', fullTierOnly: true }),
  content({ path: '/projects/list', title: 'Projects · Studio 285', heading: 'Projects' }),
  content({ path: '/projects/active', title: 'Active projects · Studio 285', heading: 'Projects', fullTierOnly: true }),
  content({
    path: '/projects/completed',
    title: 'Completed projects · Studio 285',
    heading: 'Projects',
    fullTierOnly: true,
  }),
  content({ path: '/admin/projects/add', title: 'Add project · Studio 285', heading: 'New project' }),
  content({ path: '/admin/content', title: 'Texts · Studio 285', heading: 'Texts', fullTierOnly: true }),
  content({ path: '/admin/content/faqs', title: 'Content · Studio 285', heading: 'FAQs', fullTierOnly: true }),
];
