import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import type { ListedPost } from '../content/posts.ts';
import { PostCard } from './post-card.tsx';

interface PostGridProps {
  readonly posts: readonly ListedPost[];
  readonly withExcerpts?: boolean;
}

/** A card that fills its row has its picture at the left. */
const wholeRow = css`
  grid-column: 1 / -1;
  & > article {
    display: grid;
    grid-template: auto auto 1fr / 7fr 5fr;
    column-gap: clamp(2rem, 5vw, 4.5rem);
    & > img {
      grid-row: span 3;
      margin-bottom: 0;
    }
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: ${fluid(40, 64)} 2rem;
  margin-top: ${fluid(32, 48)};
  @media (min-width: 40rem) and (max-width: 63.99rem) {
    grid-template-columns: repeat(2, 1fr);
    & > li:first-of-type:nth-last-of-type(odd) {
      ${wholeRow}
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(6, 1fr);
    & > li {
      grid-column: span 2;
    }
    & > li:first-of-type:nth-last-of-type(3n + 1) {
      ${wholeRow}
    }
    & > li:first-of-type:nth-last-of-type(3n + 2),
    & > li:first-of-type:nth-last-of-type(3n + 2) + li {
      grid-column: span 3;
    }
  }
`;

/** Posts as cards in one, two or three columns. A post that would leave an empty cell begins the list and fills its row. */
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
