import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import type { Post } from '../content/posts.ts';
import { PostCard, PostRow } from './post-card.tsx';

interface FeaturedPostsProps {
  readonly featured: Post;
  readonly title: string;
  readonly trending: readonly Post[];
}

const Columns = styled(Container)`
  display: grid;
  gap: 3rem 2rem;
  padding-bottom: ${fluid(72, 112)};
  ${from.desktop} {
    grid-template-columns: 8fr 4fr;
    column-gap: clamp(2rem, 5vw, 4.5rem);
  }
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

/** The featured post as a large card, and the trending posts as rows. */
export function FeaturedPosts({ featured, title, trending }: FeaturedPostsProps) {
  return (
    <Columns>
      <div>
        <PostCard post={featured} as="h2" size="title2" ratio="3 / 2" withExcerpt eager />
      </div>
      <section aria-labelledby="trending">
        <Heading as="h2" size="title4" id="trending" css={{ marginBottom: '1.25rem' }}>
          {title}
        </Heading>
        <List>
          {trending.map((post) => (
            <PostRow key={post.id} post={post} size="question" ratio="1" />
          ))}
        </List>
      </section>
    </Columns>
  );
}
