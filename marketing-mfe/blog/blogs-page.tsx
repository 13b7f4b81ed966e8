import { Heading } from '@studio/ui/heading';
import { PageHead } from '@studio/ui/page-head';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { useSearchParams } from 'react-router-dom';
import { blogs, trendingIds } from '../content/blogs.ts';
import { categories, postOf, posts } from '../content/posts.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FeaturedPosts } from './featured-posts.tsx';
import { PostGrid } from './post-grid.tsx';
import { categoryOf, postsIn } from './select-posts.ts';

const trending = trendingIds.flatMap((id) => postOf(id) ?? []);

/** `/blogs` */
export function Component() {
  const [search] = useSearchParams();
  const category = categoryOf(search.get('category'));
  const found = postsIn(category);
  return (
    <>
      <PageHead title={blogs.title} lead={blogs.lead} />
      <FeaturedPosts featured={posts[0]} title={blogs.trending} trending={trending} />
      <Section labelledBy="latest" tone="line">
        <Heading as="h2" size="title1" id="latest" css={{ marginBottom: '1.75rem' }}>
          {blogs.latest}
        </Heading>
        <CategoryFilter label={blogs.filter} all={blogs.all} categories={categories} chosen={category} />
        <VisuallyHidden role="status">{blogs.count(found.length, category)}</VisuallyHidden>
        {found.length > 0 ? <PostGrid posts={found} withExcerpts /> : <Text size="large">{blogs.empty}</Text>}
      </Section>
    </>
  );
}
