import styled from '@emotion/styled';
import { COVER_SIZE } from '@studio/pictures/covers';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import type { TypeStyle } from '@studio/ui/typography';
import { wholeCard } from '@studio/ui/whole-card';
import { Link } from 'react-router-dom';
import { postPage } from '../content/blogs.ts';
import type { ListedPost } from '../content/posts.ts';
import { readingMinutes } from '../content/reading-minutes.ts';
import { paths } from '../paths.ts';

interface CoverProps {
  readonly post: ListedPost;
  /** Width by height, such as `14 / 9`, to which the picture is cropped. */
  readonly ratio: string;
  /** Loads the picture with high priority, for the first screen. */
  readonly eager?: boolean;
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${token('radius-picture')};
  object-fit: cover;
`;

/** The picture of a post. Decorative, since the title is beside it. */
export function Cover({ post: { id, cover }, ratio, eager = false }: CoverProps) {
  return (
    <Image
      src={cover}
      alt=""
      data-shared={`post-${id}`}
      {...COVER_SIZE}
      css={{ aspectRatio: ratio }}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
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

export interface PostWordsProps {
  readonly post: ListedPost;
  /** Level of the title in the document's outline. */
  readonly as?: 'h2' | 'h3';
  readonly size?: TypeStyle;
  readonly withExcerpt?: boolean;
}

/** What is told of a post: category, title, which is the link, and excerpt. */
export function PostWords({ post, as = 'h3', size = 'title4', withExcerpt }: PostWordsProps) {
  return (
    <>
      <Text size="small" tone="ink-3" css={{ marginBottom: '0.5rem' }}>
        {post.category}, {readingMinutes[post.id]} {postPage.minutes}
      </Text>
      <Heading as={as} size={size} data-shared={`title-post-${post.id}`}>
        <PostLink to={paths.post(post.id)}>{post.title}</PostLink>
      </Heading>
      {withExcerpt && <Text css={{ marginTop: '0.75rem' }}>{post.excerpt}</Text>}
    </>
  );
}

const Card = styled.article`
  ${wholeCard}
  & > img {
    margin-bottom: 1.25rem;
  }
  & > :is(h2, h3) {
    max-width: 18em;
  }
  & > p {
    max-width: 32em;
  }
`;

interface PostCardProps extends PostWordsProps {
  /** Width by height of the picture: `14 / 9`. */
  readonly ratio?: string;
  /** Loads the picture with high priority, for the first screen. */
  readonly eager?: boolean;
}

/** A post as a card: its picture above its words. */
export function PostCard({ post, ratio = '14 / 9', eager = false, ...words }: PostCardProps) {
  return (
    <Card>
      <Cover post={post} ratio={ratio} eager={eager} />
      <PostWords post={post} {...words} />
    </Card>
  );
}
