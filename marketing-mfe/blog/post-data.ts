import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/schema-ids';
import type { BlogPosting, CollectionPage } from 'schema-dts';
import { type Post, postOf } from '../content/posts.ts';
import { memberOf, type Role } from '../content/team.ts';
import { paths } from '../paths.ts';
import { personOf } from '../team/person-data.ts';
import { categoryOf, postsIn } from './select-posts.ts';

/** Structured data of a post; none if there is no such post. */
export function postData({ params, url, origin, card }: StructuredDataSource): BlogPosting[] {
  const post = postOf(params.id);
  if (!post) return [];
  return [
    {
      ...summaryOf(post, origin),
      mainEntityOfPage: { '@id': url },
      description: post.excerpt,
      image: card ?? new URL(post.cover, origin).href,
      articleSection: post.category,
      inLanguage: 'en',
      publisher: { '@id': schemaIds(origin).organization },
    },
  ];
}

/** Structured data of the list of posts, of one category or of all. */
export function blogsData({ search, url, origin }: StructuredDataSource): CollectionPage[] {
  const posts = postsIn(categoryOf(search?.category ?? null));
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'Blog',
        '@id': `${origin}${paths.blogs}#blog`,
        blogPost: posts.map((post) => summaryOf(post, origin)),
      },
    },
  ];
}

function summaryOf({ id, title, date, author }: Post, origin: string) {
  const url = origin + paths.post(id);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    url,
    datePublished: date,
    dateModified: date,
    author: authorOf(author, origin),
  } as const satisfies BlogPosting;
}

function authorOf(role: Role, origin: string) {
  const member = memberOf(role);
  if (!member) throw new Error(`${role} wrote a post but is not a member: add the member or change the author`);
  return personOf(member, origin);
}
