import type { RemoteApi, RemoteLoader } from '@platform/contract/remote-routes';
import type { Post, PostItem } from '@studio/content/collections/posts';
import type { Member } from '@studio/content/collections/team';
import { readEntry, readList } from '@studio/content/read';
import { redirect } from 'react-router-dom';
import { categoryOf, POSTS_PER_PAGE } from '../content/posts.ts';
import { paths } from '../paths.ts';
import { notFound } from '../shared/missing.tsx';

/** The posts that the blog shows. */
export interface BlogsData {
  /** Posts of the category, or all posts, the latest first. */
  readonly posts: readonly PostItem[];
  /** The latest post that is not trending, whatever the category, so that a filter moves nothing. Undefined: there is no post. */
  readonly featured: PostItem | undefined;
  readonly trending: readonly PostItem[];
  readonly members: readonly Member[];
  /** Number of this page of all posts, and of its last page; both 1 in a category. */
  readonly page: number;
  readonly pages: number;
  /** Number of all posts, or of those of the category. */
  readonly total: number;
}

/** A post with what its page shows beside it. */
export interface PostData {
  readonly post: Post;
  /** Undefined: its author is no member. */
  readonly author: Member | undefined;
  readonly related: readonly PostItem[];
}

/** Number of trending posts, and of related ones. */
const FEW = 3;

/** Number of the latest posts among which the featured one is searched. */
const LATEST = 20;

/** Reads the posts of the blog: of the category in the address, or of a page of all. Throws a 404 for a page that there is not. */
export const loadBlogs: RemoteLoader = async ({ params, request: { url, signal }, context: { api } }) => {
  const page = Number(params.page ?? 1);
  const category = categoryOf(new URL(url).searchParams.get('category'));
  const read = (query: string) => readList<PostItem>(api, `posts?${query}`, signal);
  const [{ items: latest }, { items: marked }, listed, { items: members }] = await Promise.all([
    read(`limit=${LATEST}`),
    read(`trending=true&limit=${FEW}`),
    read(category === undefined ? `limit=${POSTS_PER_PAGE}&page=${page}` : String(new URLSearchParams({ category }))),
    readList<Member>(api, 'team', signal),
  ]);
  if (page > 1 && listed.items.length === 0) throw notFound();
  const isMarked = ({ slug }: PostItem) => marked.some((post) => post.slug === slug);
  const featured = latest.find((post) => !isMarked(post)) ?? latest[0];
  const others = latest.filter((post) => post !== featured && !isMarked(post));
  return {
    posts: listed.items,
    featured,
    trending: [...marked, ...others].slice(0, FEW),
    members,
    page,
    pages: category === undefined ? Math.ceil(listed.total / POSTS_PER_PAGE) : 1,
    total: listed.total,
  } satisfies BlogsData;
};

/** Returns the paths of the pages of all posts after the first one. */
export async function blogPaths(api: RemoteApi): Promise<string[]> {
  const { total } = await readList(api, 'posts?limit=1&fields=slug');
  const count = Math.max(0, Math.ceil(total / POSTS_PER_PAGE) - 1);
  return Array.from({ length: count }, (_, i) => paths.blogsPage(i + 2));
}

/** Reads a post, its author, and three posts to read after it: those of its category, then older ones, then the latest. */
export const loadPost: RemoteLoader = async ({ params, request: { signal }, context: { api } }) => {
  const post = await readEntry<Post>(api, `posts/${encodeURIComponent(params.id ?? '')}`, signal);
  if (!post) return notFound();
  const { slug } = post;
  if (slug !== params.id) return redirect(paths.post(slug));
  const [author, related] = await Promise.all([
    readEntry<Member>(api, `team/${encodeURIComponent(post.author)}`, signal),
    readRelated(api, post, signal),
  ]);
  return { post, author, related } satisfies PostData;
};

async function readRelated(api: RemoteApi, { slug, category }: Post, signal: AbortSignal) {
  const read = (query: Readonly<Record<string, string>>) =>
    readList<PostItem>(api, `posts?${new URLSearchParams({ after: slug, ...query })}`, signal);
  const { items: ofCategory } = await read({ category, limit: String(FEW) });
  if (ofCategory.length === FEW) return ofCategory;
  // As many as the category has fewer than three of, beside those of it.
  const { items: others } = await read({ limit: String(2 * FEW) });
  return [...ofCategory, ...others.filter((post) => post.category !== category)].slice(0, FEW);
}
