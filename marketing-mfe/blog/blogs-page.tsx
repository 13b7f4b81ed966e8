import styled from '@emotion/styled';
import { type Category, categories } from '@studio/content/categories';
import { Chip, Container, Heading, PageHead, Section, Text, VisuallyHidden, wholeCard } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { blogs, categoryOf } from '../content/posts.ts';
import { paths } from '../paths.ts';
import { PostCard, PostGrid, PostText } from './post-card.tsx';
import { type BlogsData, loadBlogs } from './posts-data.ts';

const Columns = styled(Container)`
  display: grid;
  gap: 3rem 2rem;
  padding-bottom: ${fluid(72, 112)};
  ${from.desktop} {
    grid-template-columns: 8fr 4fr;
    column-gap: clamp(2rem, 5vw, 4.5rem);
  }
`;

/** An item of a numbered list: the number beside the text. */
const Item = styled.li`
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

function CategoryFilter({ selected }: { readonly selected: Category | undefined }) {
  return (
    <nav aria-label={blogs.filter}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' }}>
        {[undefined, ...categories].map((category) => (
          <li key={category ?? blogs.all}>
            <Chip to={category ? paths.blogsIn(category) : paths.blogs} selected={category === selected}>
              {category ?? blogs.all}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the pages of all posts. */
function PageLinks({ page, pages }: Pick<BlogsData, 'page' | 'pages'>) {
  return (
    <nav aria-label={blogs.pages} css={{ marginTop: fluid(40, 64) }}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' }}>
        {Array.from({ length: pages }, (_, i) => i + 1).map((number) => (
          <li key={number}>
            <Chip to={number === 1 ? paths.blogs : paths.blogsPage(number)} selected={number === page}>
              {number}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const loader = loadBlogs;

export function Component() {
  const [search] = useSearchParams();
  const category = categoryOf(search.get('category'));
  const { posts, featured, trending, page, pages, total } = useLoaderData<BlogsData>();
  const listed = posts.filter(({ slug }) => category || slug !== featured?.slug);
  return (
    <>
      <PageHead title={blogs.title} lead={blogs.lead} />
      <Columns>
        <div>{featured && <PostCard post={featured} as="h2" size="title2" ratio="3 / 2" withExcerpt eager />}</div>
        <section aria-labelledby="trending">
          <Heading as="h2" size="title4" id="trending" css={{ marginBottom: '1.25rem' }}>
            {blogs.trending}
          </Heading>
          <ol css={{ padding: 0, listStyle: 'none' }}>
            {trending.map((post) => (
              <Item key={post.slug}>
                <div>
                  <PostText post={post} size="title3" />
                </div>
              </Item>
            ))}
          </ol>
        </section>
      </Columns>
      <Section labelledBy="latest" tone="line">
        <Heading as="h2" size="title1" id="latest" css={{ marginBottom: '1.75rem' }}>
          {blogs.latest}
        </Heading>
        <CategoryFilter selected={category} />
        <VisuallyHidden role="status">{blogs.count(pages > 1 ? total : listed.length, category)}</VisuallyHidden>
        {listed.length > 0 ? <PostGrid posts={listed} withExcerpts /> : <Text size="large">{blogs.empty}</Text>}
        {pages > 1 && <PageLinks page={page} pages={pages} />}
      </Section>
    </>
  );
}
