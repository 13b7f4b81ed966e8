import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import type { Post } from '../content/posts.ts';
import { PostGrid } from './post-grid.tsx';

interface RelatedPostsProps {
  readonly title: string;
  readonly posts: readonly Post[];
}

/** What to read next. */
export function RelatedPosts({ title, posts }: RelatedPostsProps) {
  return (
    <Section labelledBy="related" tone="wash">
      <Heading as="h2" size="title2" id="related">
        {title}
      </Heading>
      <PostGrid posts={posts} />
    </Section>
  );
}
