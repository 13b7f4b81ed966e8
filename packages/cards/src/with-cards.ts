import type { HeadSource, RemotePage } from '@platform/contract/remote-routes';
import { addresses } from './addresses.ts';

/** Adds the address of its share picture to each page of a remote. In browsers the pages stay as they are. */
export function withCards(pages: readonly RemotePage[]): readonly RemotePage[] {
  const known = addresses;
  return known ? pages.map((page) => withCard(page, known)) : pages;
}

/** Adds `card` to the handle of a page: its address in `known`, or the first one if the page is not among them. */
export function withCard(page: RemotePage, known: Readonly<Record<string, string>>): RemotePage {
  const [first = ''] = Object.values(known);
  const card = (source: HeadSource) => {
    const key = keysOf(page.path, source).find((candidate) => Object.hasOwn(known, candidate));
    return key === undefined ? first : (known[key] ?? first);
  };
  return { ...page, handle: { ...page.handle, card } };
}

/** Returns the keys under which a page's picture can be, the best first: the page in one of its variants, then the page. */
function keysOf(path: string, { params, search = {} }: HeadSource): string[] {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const variants = Object.entries(search).map((pair) => `${filled}?${new URLSearchParams([pair])}`);
  return [...variants, filled];
}
