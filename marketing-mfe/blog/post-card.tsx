import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { PostItem } from '@studio/content/collections/posts';
import { COVER_SIZE, covers } from '@studio/pictures/covers';
import { Heading, Text, wholeCard } from '@studio/ui';
import { fluid, from, type TypeStyle, token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { postPage } from '../content/posts.ts';
import { paths } from '../paths.ts';
import { EntryImage } from '../shared/entry-image.tsx';

interface CoverProps {
  readonly post: PostItem;
  /** Width by height, such as `14 / 9`, to which the picture is cropped. */
  readonly ratio: string;
  /** Loads the picture with high priority, for the first screen. */
  readonly eager?: boolean;
}

const Image = styled(EntryImage)`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${token('radius-picture')};
  object-fit: cover;
`;

/** The picture of a post. Decorative, since the title is beside it. */
export function Cover({ post: { slug, cover }, ratio, eager = false }: CoverProps) {
  return (
    <Image
      picture={cover}
      own={covers}
      size={COVER_SIZE}
      sizes="(min-width: 64rem) 58vw, 100vw"
      loading={eager ? 'first' : 'lazy'}
      data-shared={`post-${slug}`}
      css={{ aspectRatio: ratio }}
    />
  );
}

const PostLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${token('iris')};
  }
`;

export interface PostTextProps {
  readonly post: PostItem;
  /** Level of the title in the document's outline. */
  readonly as?: 'h2' | 'h3';
  readonly size?: TypeStyle;
  readonly withExcerpt?: boolean;
}

/** Category, reading time, title (the link) and optionally the excerpt of a post. */
export function PostText({ post, as = 'h3', size = 'title4', withExcerpt }: PostTextProps) {
  return (
    <>
      <Text size="small" tone="ink-3" css={{ marginBottom: '0.5rem' }}>
        {post.category}, {post.minutes} {postPage.minutes}
      </Text>
      <Heading as={as} size={size} data-shared={`title-post-${post.slug}`}>
        <PostLink to={paths.post(post.slug)}>{post.title}</PostLink>
      </Heading>
      {withExcerpt && <Text css={{ marginTop: '0.75rem' }}>{post.excerpt}</Text>}
    </>
  );
}

const Card = styled.article`
  ${wholeCard}
  & > img,
  & > picture > img {
    margin-bottom: 1.25rem;
  }
  & > :is(h2, h3) {
    max-width: 18em;
  }
  & > p {
    max-width: 32em;
  }
`;

interface PostCardProps extends PostTextProps {
  /** Width by height of the picture: `14 / 9`. */
  readonly ratio?: string;
  /** Loads the picture with high priority, for the first screen. */
  readonly eager?: boolean;
}

export function PostCard({ post, ratio = '14 / 9', eager = false, ...text }: PostCardProps) {
  return (
    <Card>
      <Cover post={post} ratio={ratio} eager={eager} />
      <PostText post={post} {...text} />
    </Card>
  );
}

interface PostGridProps {
  readonly posts: readonly PostItem[];
  readonly withExcerpts?: boolean;
}

/** A card that fills a row has its picture at the left. */
const wholeRow = css`
  grid-column: 1 / -1;
  & > article {
    display: grid;
    grid-template: auto auto 1fr / 7fr 5fr;
    column-gap: clamp(2rem, 5vw, 4.5rem);
    & > img,
    & > picture > img {
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

/** Posts as cards in one, two or three columns. Where a row would have an empty cell, the first post fills a row. */
export function PostGrid({ posts, withExcerpts = false }: PostGridProps) {
  return (
    <Grid>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} withExcerpt={withExcerpts} />
        </li>
      ))}
    </Grid>
  );
}
