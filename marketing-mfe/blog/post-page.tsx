import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { Container, Heading, Section } from '@studio/ui';
import { fluid, token, type } from '@studio/ui/tokens';
import { Link, useLoaderData, useParams } from 'react-router-dom';
import { type ListedPost, type PostBody, postOf, postPage, relatedTo } from '../content/posts.ts';
import { readingMinutes } from '../content/reading-minutes.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../shared/breadcrumbs.tsx';
import { Day } from '../shared/long-read.tsx';
import { Missing, notFound } from '../shared/missing.tsx';
import { PostArticle } from './post-article.tsx';
import { Cover, PostGrid } from './post-card.tsx';

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.75rem;
  align-items: center;
  margin-block: ${fluid(16, 24)} ${fluid(28, 40)};
  ${type('text')}
  color: ${token('ink-2')};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${token('iris')};
    text-decoration: none;
    &:hover {
      color: ${token('iris-hover')};
      text-decoration: underline;
    }
  }
`;

function PostHead({ post }: { readonly post: ListedPost }) {
  const { id, title, category, date } = post;
  return (
    <Container css={{ paddingTop: fluid(20, 56) }}>
      <div css={{ marginBottom: fluid(20, 28) }}>
        <Breadcrumbs parent={{ label: postPage.blogs, to: paths.blogs }} current={title} />
      </div>
      <Heading as="h1" size="page" id="post" data-shared={`title-post-${id}`} css={{ maxWidth: '9em' }}>
        {title}
      </Heading>
      <Facts>
        <Link to={paths.blogsIn(category)}>{category}</Link>
        <Day date={date} />
        <span>
          {readingMinutes[id]} {postPage.minutes}
        </span>
      </Facts>
      <Cover post={post} ratio="32 / 15" eager />
    </Container>
  );
}

/** Loads the text of a post from its own chunk. */
export const loadBody: Readonly<Record<ListedPost['id'], () => Promise<PostBody>>> = {
  kettle: async () => (await import(/* webpackChunkName: "post-kettle" */ '../content/posts/kettle.ts')).body,
  booking: async () => (await import(/* webpackChunkName: "post-booking" */ '../content/posts/booking.ts')).body,
  'price-lists': async () =>
    (await import(/* webpackChunkName: "post-price-lists" */ '../content/posts/price-lists.ts')).body,
  train: async () => (await import(/* webpackChunkName: "post-train" */ '../content/posts/train.ts')).body,
  hammock: async () => (await import(/* webpackChunkName: "post-hammock" */ '../content/posts/hammock.ts')).body,
  hilsa: async () => (await import(/* webpackChunkName: "post-hilsa" */ '../content/posts/hilsa.ts')).body,
};

/** Loads the text of a post. A first load has it in the HTML; the browser loads it on navigations only. */
export const loader: RemoteLoader = ({ params }) => {
  const post = postOf(params.id);
  return post ? loadBody[post.id]() : notFound();
};

export function Component() {
  const post = postOf(useParams().id);
  const body = useLoaderData<PostBody | null>();
  if (!post || !body) return <Missing {...postPage.missing} to={paths.blogs} />;
  return (
    <article aria-labelledby="post">
      <PostHead post={post} />
      <PostArticle key={post.id} author={post.author} body={body} />
      <ScreenEnd />
      <Section labelledBy="related" tone="wash">
        <Heading as="h2" size="title2" id="related">
          {postPage.related}
        </Heading>
        <PostGrid posts={relatedTo(post)} />
      </Section>
    </article>
  );
}
