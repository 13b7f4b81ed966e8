import styled from '@emotion/styled';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { wholeCard } from '@studio/ui/whole-card';
import { Cover, PostCard, PostWords, type PostWordsProps } from '../blog/post-card.tsx';
import type { ListedPost } from '../content/posts.ts';
import { paths } from '../paths.ts';

interface LatestPostsProps {
  readonly title: string;
  /** Text of the link to all posts. */
  readonly all: string;
  readonly posts: readonly ListedPost[];
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem 2rem;
`;

const List = styled.ul`
  display: grid;
  gap: 2.5rem clamp(2rem, 4.5vw, 4rem);
  align-items: start;
  margin-top: ${fluid(32, 64)};
  ${from.small} {
    grid-template-columns: 1fr 1fr;
    & > :first-of-type {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: 58fr 38fr;
    & > :first-of-type {
      grid-area: span 2 / auto;
    }
  }
`;

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
function PostRow({ post, ratio, className, ...words }: PostRowProps) {
  return (
    <Row className={className}>
      <div>
        <PostWords post={post} {...words} />
      </div>
      <Cover post={post} ratio={ratio} />
    </Row>
  );
}

/** The latest post as a large card, the others as rows beside it. */
export function LatestPosts({ title, all, posts: [first, ...others] }: LatestPostsProps) {
  return (
    <Section labelledBy="latest-posts">
      <Head>
        <Heading as="h2" size="section" id="latest-posts">
          {title}
        </Heading>
        <ArrowLink to={paths.blogs}>{all}</ArrowLink>
      </Head>
      <List>
        {first && (
          <li>
            <PostCard post={first} size="title2" ratio="734 / 500" withExcerpt />
          </li>
        )}
        {others.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            size="title4"
            ratio="3 / 4"
            withExcerpt
            css={{ gridTemplateColumns: '1fr 42.2%', gap: 'clamp(1rem, 2.5vw, 2.5rem)', paddingBottom: 0 }}
          />
        ))}
      </List>
    </Section>
  );
}
