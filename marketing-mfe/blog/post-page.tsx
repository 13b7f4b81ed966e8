import type { RemoteLoader } from '@platform/contract/remote-routes';
import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { useLoaderData, useParams } from 'react-router-dom';
import { postPage } from '../content/blogs.ts';
import { loadBody } from '../content/post-bodies.ts';
import type { PostBody } from '../content/post-body.ts';
import { postOf } from '../content/posts.ts';
import { paths } from '../paths.ts';
import { Missing, notFound } from '../shared/missing.tsx';
import { PostArticle } from './post-article.tsx';
import { PostGrid } from './post-grid.tsx';
import { PostHead } from './post-head.tsx';
import { relatedTo } from './select-posts.ts';

/** Loads the text of a post. On a first load it is part of the page; the browser loads it on navigations only. */
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
      <Section labelledBy="related" tone="wash">
        <Heading as="h2" size="title2" id="related">
          {postPage.related}
        </Heading>
        <PostGrid posts={relatedTo(post)} />
      </Section>
    </article>
  );
}
