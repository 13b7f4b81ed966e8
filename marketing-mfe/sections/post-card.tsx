import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import type { TypeStyle } from '@studio/ui/typography';
import { Link } from 'react-router-dom';
import { postPage } from '../content/blogs.ts';
import type { Post } from '../content/posts.ts';
import { Cover } from './cover.tsx';

interface PostCardProps {
  readonly post: Post;
  /** The title's level in the document's outline. */
  readonly as?: 'h2' | 'h3';
  readonly size?: TypeStyle;
  readonly ratio?: string;
  readonly withExcerpt?: boolean;
  /** Its picture is seen first. */
  readonly eager?: boolean;
}

/** The whole card is the link's target, so that the picture need not be a second link. */
export const postLink = css`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${token('iris')};
    outline-offset: 3px;
    border-radius: ${token('radius-picture')};
  }
  &:hover {
    color: ${token('iris')};
  }
`;

const Card = styled.article`
  position: relative;
`;

/** A post in a list: its picture, what it is about, its title. */
export function PostCard({ post, as = 'h3', size = 'title4', ratio = '14 / 9', withExcerpt, eager }: PostCardProps) {
  return (
    <Card>
      <Cover src={post.cover} ratio={ratio} eager={eager ?? false} />
      <Text size="small" tone="ink-3" css={{ marginBlock: '1.25rem 0.5rem' }}>
        {post.category}, {post.minutes} {postPage.minutes}
      </Text>
      <Heading as={as} size={size} css={{ maxWidth: '18em' }}>
        <Link to={paths.post(post.id)} css={postLink}>
          {post.title}
        </Link>
      </Heading>
      {withExcerpt && <Text css={{ maxWidth: '32em', marginTop: '0.75rem' }}>{post.excerpt}</Text>}
    </Card>
  );
}
