import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { postPage } from '../content/blogs.ts';
import type { Post } from '../content/posts.ts';
import { Cover } from './cover.tsx';
import { postLink } from './post-card.tsx';

interface PostRowProps {
  readonly post: Post;
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 7.5rem;
  gap: 1.5rem;
  align-items: start;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
`;

/** A post as one of a few lines, with its picture at the right. */
export function PostRow({ post }: PostRowProps) {
  return (
    <Row>
      <div>
        <Text size="small" tone="ink-3" css={{ marginBottom: '0.5rem' }}>
          {post.category}, {post.minutes} {postPage.minutes}
        </Text>
        <Heading as="h3" size="question">
          <Link to={paths.post(post.id)} css={postLink}>
            {post.title}
          </Link>
        </Heading>
      </div>
      <Cover src={post.cover} ratio="1" />
    </Row>
  );
}
