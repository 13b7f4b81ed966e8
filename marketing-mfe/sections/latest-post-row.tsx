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

interface LatestPostRowProps {
  readonly post: Post;
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 42.2%;
  gap: clamp(1rem, 2.5vw, 2.5rem);
  align-items: start;
  padding-top: 1.5rem;
  border-top: 1px solid ${token('hairline')};
`;

/** A post as a row: its words, and its picture upright at the right. */
export function LatestPostRow({ post }: LatestPostRowProps) {
  return (
    <Row>
      <div>
        <Text size="small" tone="ink-3">
          {post.category}, {post.minutes} {postPage.minutes}
        </Text>
        <Heading as="h3" size="title4" css={{ marginBlock: '0.5rem 0.75rem' }}>
          <Link to={paths.post(post.id)} css={postLink}>
            {post.title}
          </Link>
        </Heading>
        <Text>{post.excerpt}</Text>
      </div>
      <Cover src={post.cover} ratio="3 / 4" />
    </Row>
  );
}
