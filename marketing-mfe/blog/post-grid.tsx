import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import type { ListedPost } from '../content/posts.ts';
import { PostCard } from './post-card.tsx';

interface PostGridProps {
  readonly posts: readonly ListedPost[];
  readonly withExcerpts?: boolean;
}

const Grid = styled.ul`
  display: grid;
  gap: ${fluid(40, 64)} 2rem;
  margin-top: ${fluid(32, 48)};
  ${from.small} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** Posts as cards in one, two or three columns. */
export function PostGrid({ posts, withExcerpts = false }: PostGridProps) {
  return (
    <Grid>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} withExcerpt={withExcerpts} />
        </li>
      ))}
    </Grid>
  );
}
