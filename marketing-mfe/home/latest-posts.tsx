import styled from '@emotion/styled';
import type { PostItem } from '@studio/content/collections/posts';
import { ArrowLink, Heading, Section, wholeCard } from '@studio/ui';
import { fluid, from, token } from '@studio/ui/tokens';
import { Cover, PostCard, PostText, type PostTextProps } from '../blog/post-card.tsx';
import type { home } from '../content/home.ts';
import { paths } from '../paths.ts';

type LatestPostsProps = typeof home.posts & { readonly posts: readonly PostItem[] };

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

interface PostRowProps extends PostTextProps {
  /** Width by height of the picture: `3 / 4`. */
  readonly ratio: string;
  readonly className?: string;
}

/** A post as a row of a list: its text, and its picture at the right. */
function PostRow({ post, ratio, className, ...text }: PostRowProps) {
  return (
    <Row className={className}>
      <div>
        <PostText post={post} {...text} />
      </div>
      <Cover post={post} ratio={ratio} />
    </Row>
  );
}

/** The latest post as a large card, and older ones as rows beside it. */
export function LatestPosts({ title, all, posts: [latest, ...olderPosts] }: LatestPostsProps) {
  return (
    <Section labelledBy="latest-posts">
      <Head>
        <Heading as="h2" size="section" id="latest-posts">
          {title}
        </Heading>
        <ArrowLink to={paths.blogs}>{all}</ArrowLink>
      </Head>
      <List>
        {latest && (
          <li>
            <PostCard post={latest} size="title2" ratio="734 / 500" withExcerpt />
          </li>
        )}
        {olderPosts.map((post) => (
          <PostRow
            key={post.slug}
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
