import styled from '@emotion/styled';
import { COVER_SIZE } from '@studio/pictures/covers';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid, type TypeStyle, type } from '@studio/ui/typography';
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

interface PostWordsProps {
  readonly post: ListedPost;
  /** Level of the title in the document's outline. */
  readonly as?: 'h2' | 'h3';
  readonly size?: TypeStyle;
  readonly withExcerpt?: boolean;
}

function PostWords({ post, as = 'h3', size = 'title4', withExcerpt }: PostWordsProps) {
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

const Row = styled.li`
  ${wholeCard}
  display: grid;
  grid-template-columns: 1fr 7.5rem;
  gap: 1.5rem;
  align-items: start;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
`;

interface PostRowProps extends PostWordsProps {
  /** Width by height of the picture: `3 / 4`. */
  readonly ratio: string;
  readonly className?: string;
}

/** A post as a row of a list: its words, and its picture at the right. */
export function PostRow({ post, ratio, className, ...words }: PostRowProps) {
  return (
    <Row className={className}>
      <div>
        <PostWords post={post} {...words} />
      </div>
      <Cover post={post} ratio={ratio} />
    </Row>
  );
}

const Line = styled.li`
  ${wholeCard}
  display: grid;
  grid-template-columns: clamp(2.5rem, 5vw, 4rem) 1fr;
  padding-block: ${fluid(20, 28)};
  border-top: 1px solid ${token('hairline')};
  counter-increment: post;
  &::before {
    ${type('title2')}
    color: ${token('ink-3')};
    content: counter(post);
    content: counter(post) / '';
  }
`;

/** A post as a line of a numbered list: its words alone, beside its number. */
export function PostLine(words: PostWordsProps) {
  return (
    <Line>
      <div>
        <PostWords {...words} />
      </div>
    </Line>
  );
}
