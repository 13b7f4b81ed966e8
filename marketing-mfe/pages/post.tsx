import type { RemoteLoader } from '@platform/contract/remote-routes';
import { paths } from '@studio/client/paths';
import { useLoaderData, useParams } from 'react-router-dom';
import { postPage } from '../content/blogs.ts';
import { relatedTo } from '../content/choose-posts.ts';
import { loadBody } from '../content/post-bodies.ts';
import type { PostBody } from '../content/post-body.ts';
import { postOf } from '../content/posts.ts';
import { Missing } from '../sections/missing.tsx';
import { notFound } from '../sections/not-found.ts';
import { PostArticle } from '../sections/post-article.tsx';
import { PostHead } from '../sections/post-head.tsx';
import { RelatedPosts } from '../sections/related-posts.tsx';

/** The text of a post; it travels with the page, so that the browser asks for it on navigations only. */
export const loader: RemoteLoader = ({ params }) => {
  const post = postOf(params.id);
  return post ? loadBody[post.id]() : notFound();
};

/** `/post/:id` */
export function Component() {
  const post = postOf(useParams().id);
  const body = useLoaderData<PostBody | null>();
  if (!post || !body) return <Missing {...postPage.missing} to={paths.blogs} />;
  return (
    <article aria-labelledby="post">
      <PostHead id="post" post={post} />
      <PostArticle key={post.id} author={post.author} body={body} />
      <RelatedPosts title={postPage.related} posts={relatedTo(post)} />
    </article>
  );
}
