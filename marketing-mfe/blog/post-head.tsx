import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { Link } from 'react-router-dom';
import { postPage } from '../content/blogs.ts';
import type { Post } from '../content/posts.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../shared/breadcrumbs.tsx';
import { Day } from '../shared/day.tsx';
import { Cover } from './cover.tsx';

interface PostHeadProps {
  /** Id of the title. */
  readonly id: string;
  readonly post: Post;
}

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

/** The title of a post, its category, date and reading time, and its picture. */
export function PostHead({ id, post }: PostHeadProps) {
  return (
    <Container css={{ paddingTop: fluid(20, 56) }}>
      <div css={{ marginBottom: fluid(20, 28) }}>
        <Breadcrumbs parent={{ label: postPage.blogs, to: paths.blogs }} current={post.title} />
      </div>
      <Heading as="h1" size="page" id={id} css={{ maxWidth: '9em' }}>
        {post.title}
      </Heading>
      <Facts>
        <Link to={paths.blogsIn(post.category)}>{post.category}</Link>
        <Day date={post.date} />
        <span>
          {post.minutes} {postPage.minutes}
        </span>
      </Facts>
      <Cover src={post.cover} ratio="32 / 15" eager />
    </Container>
  );
}
