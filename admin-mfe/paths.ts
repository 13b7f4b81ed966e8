/** Collections whose lists and entries have addresses of their own. */
const OWN: Readonly<Record<string, { readonly list: string; readonly entries: string; readonly add: string }>> = {
  posts: { list: '/admin/blogs', entries: '/admin/blogs', add: 'new' },
  projects: { list: '/projects/list', entries: '/admin/projects', add: 'add' },
  clients: { list: '/admin/clients', entries: '/admin/clients', add: 'new' },
};

const usual = (collection: string) => ({
  list: `/admin/content/${collection}`,
  entries: `/admin/content/${collection}`,
  add: 'new',
});

const ownOf = (collection: string) => OWN[collection] ?? usual(collection);

export const paths = {
  dashboard: '/admin',
  /** The same page as `dashboard`. */
  dashboardToo: '/dashboard',
  messages: '/admin/messages',
  questions: '/admin/questions',
  releases: '/admin/releases',
  visitors: '/admin/visitors',
  webhooks: '/admin/webhooks',
  people: '/admin/people',
  /** The own account of whoever is signed in. */
  account: '/admin/account',
  /** Where an invitation is accepted. Its token follows as a fragment. */
  invitation: '/admin/invitation',
  /** The library of pictures. */
  media: '/admin/media',
  activeProjects: '/projects/active',
  completedProjects: '/projects/completed',
  /** The collections that the navigation does not list. */
  texts: '/admin/content',
  /** The entries of a collection, and one of them. */
  entries: (collection: string) => ownOf(collection).list,
  entry: (collection: string, id: string) => `${ownOf(collection).entries}/${id}`,
  /** The editor of an entry that does not exist yet. */
  newEntry: (collection: string) => `${ownOf(collection).entries}/${ownOf(collection).add}`,
  /** The versions of an entry. */
  history: (collection: string, id: string) => `${ownOf(collection).entries}/${id}?history`,
  /** The list of messages with an open message. */
  message: (id: string) => `/admin/messages?message=${id}`,
} as const;

/**
 * Returns the collection of a page of content, empty on the page of collections, and the entry that is edited there: undefined on a list,
 * `new` before it exists.
 */
export function contentAt(pathname: string): { readonly collection: string; readonly id?: string } | undefined {
  if (pathname.startsWith('/projects/')) return { collection: 'projects' };
  const [, folder = '', rest = ''] = /^\/admin\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
  const own = Object.entries(OWN).find(([, { entries }]) => entries === `/admin/${folder}`);
  const [collection, id] = own ? [own[0], rest] : folder === 'content' ? rest.split('/') : [];
  if (collection === undefined) return undefined;
  return { collection, ...(id && { id: id === ownOf(collection).add ? 'new' : id }) };
}
