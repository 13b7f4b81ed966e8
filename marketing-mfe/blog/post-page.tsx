import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { PostItem } from '@studio/content/collections/posts';
import { Container, Heading, Section } from '@studio/ui';
import { fluid, token, type } from '@studio/ui/tokens';
import { Link, useLoaderData } from 'react-router-dom';
import { postPage } from '../content/posts.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../shared/breadcrumbs.tsx';
import { Day } from '../shared/long-read.tsx';
import { Missing } from '../shared/missing.tsx';
import { PostArticle } from './post-article.tsx';
import { Cover, PostGrid } from './post-card.tsx';
import { loadPost, type PostData } from './posts-data.ts';

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

function PostHead({ post }: { readonly post: PostItem }) {
  const { slug, title, category, date, minutes } = post;
  return (
    <Container css={{ paddingTop: fluid(20, 56) }}>
      <div css={{ marginBottom: fluid(20, 28) }}>
        <Breadcrumbs parent={{ label: postPage.blogs, to: paths.blogs }} current={title} />
      </div>
      <Heading as="h1" size="page" id="post" data-shared={`title-post-${slug}`} css={{ maxWidth: '9em' }}>
        {title}
      </Heading>
      <Facts>
        <Link to={paths.blogsIn(category)}>{category}</Link>
        <Day date={date} />
        <span>
          {minutes} {postPage.minutes}
        </span>
      </Facts>
      <Cover post={post} ratio="32 / 15" eager />
    </Container>
  );
}

export const loader = loadPost;

export function Component() {
  const data = useLoaderData<PostData | null>();
  if (!data) return <Missing {...postPage.missing} to={paths.blogs} />;
  const { post, author, related } = data;
  return (
    <article aria-labelledby="post">
      <PostHead post={post} />
      <PostArticle key={post.slug} author={author} body={post.body} />
      <ScreenEnd />
      <Section labelledBy="related" tone="wash">
        <Heading as="h2" size="title2" id="related">
          {postPage.related}
        </Heading>
        <PostGrid posts={related} />
      </Section>
    </article>
  );
}
