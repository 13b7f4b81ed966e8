import { describe, expect, it } from '@jest/globals';
import { allPages } from '@platform/browser/all-pages.fixture';
import { pageAt as findPage, testPages } from '@studio/client/remote-pages.fixture';
import { entries, entriesApi } from './content/entries.fixture.ts';
import routes from './routes.ts';

const ORIGIN = 'https://studio.example';
const { posts, team: members, faqs } = entries;
const pages = await allPages(routes, { origin: ORIGIN, site: {} }, { api: entriesApi });

type Node = Readonly<Record<string, unknown>>;

const pageAt = (address: string) => findPage(pages, address);

testPages(pages);

it('gives its pages breadcrumbs', () => {
  const namesAt = (address: string) => pageAt(address).breadcrumbs.map(({ name }) => name);
  expect(namesAt('/blogs?category=Tech')).toEqual(['Blogs', 'Tech']);
  expect(namesAt(`/post/${posts[0].slug}`)).toEqual(['Blogs', posts[0].title]);
  expect(namesAt('/team/CEO')).toEqual(['Team', members[0].name]);
  expect(namesAt('/')).toEqual([]);
});

it('has pages of sixty posts', async () => {
  const listed = (total: number) =>
    routes
      .find(({ path }) => path === '/blogs/:page')
      ?.handle.paths?.(async () => Response.json([], { headers: { 'X-Total': String(total) } }));
  expect(await listed(60)).toEqual([]);
  expect(await listed(121)).toEqual(['/blogs/2', '/blogs/3']);
});

describe('the structured data of this remote’s pages', () => {
  it('has a post with its dates, author and picture', () => {
    const [post] = posts;
    expect(pageAt(`/post/${post.slug}`).nodes.BlogPosting).toMatchObject({
      headline: post.title,
      datePublished: post.date,
      dateModified: post.date,
      articleSection: post.category,
      author: { '@type': 'Person', '@id': `${ORIGIN}/team/${post.author}#person` },
      image: expect.stringMatching(/^https:\/\/studio\.example\//),
      publisher: { '@id': `${ORIGIN}/#organization` },
    });
  });

  it('lists the posts of the chosen category only', () => {
    const headlinesAt = (address: string) => {
      const blog = pageAt(address).nodes.CollectionPage?.mainEntity as { blogPost: Node[] } | undefined;
      return blog?.blogPost.map(({ headline }) => headline);
    };
    expect(headlinesAt('/blogs')).toEqual(posts.map(({ title }) => title));
    const tech = posts.filter(({ category }) => category === 'Tech');
    expect(headlinesAt('/blogs?category=Tech')).toEqual(tech.map(({ title }) => title));
  });

  it('has every question with its answer', () => {
    expect(pageAt('/faqs').nodes.FAQPage?.mainEntity).toEqual(
      faqs.map(({ slug, question, answer }) => ({
        '@type': 'Question',
        '@id': `${ORIGIN}/faqs#${slug}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it.each(members)('has $name as a person', ({ slug, name, title, skills, linkedin }) => {
    expect(pageAt(`/team/${slug}`).nodes.ProfilePage?.mainEntity).toMatchObject({
      '@type': 'Person',
      '@id': `${ORIGIN}/team/${slug}#person`,
      name,
      jobTitle: title,
      knowsAbout: skills,
      description: `${name} is the first.`,
      sameAs: [linkedin],
      worksFor: { '@id': `${ORIGIN}/#organization` },
    });
  });

  it.each(['/TermsAndConditions', '/PrivacyPolicy'])('has the date of %s', (address) => {
    expect(pageAt(address).nodes.WebPage?.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
