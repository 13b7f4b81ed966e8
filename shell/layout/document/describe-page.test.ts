import { describe, expect, it } from '@jest/globals';
import type { PageFacts } from '@platform/browser/shell-options';
import { site } from '@studio/client/identity.fixture';
import { schemaFaults } from '@studio/client/schema-faults.fixture';
import { describePage } from './describe-page.ts';

const ORIGIN = 'https://site.example';

const page: PageFacts = {
  url: `${ORIGIN}/post/1`,
  origin: ORIGIN,
  site,
  title: 'A post',
  description: 'Of a test.',
  breadcrumbs: [],
  nodes: [],
};

/** Describes a page; returns its meta elements by name, and its nodes by type. */
function described(rest: Partial<PageFacts> = {}) {
  const { meta, graph } = describePage({ ...page, ...rest });
  const nodes = graph as readonly Readonly<Record<string, unknown>>[];
  return {
    graph,
    meta: Object.fromEntries(meta.map(({ property, name = property, content }) => [name, content])),
    nodes: Object.fromEntries(nodes.map((node) => [node['@type'], node])),
  };
}

describe('describePage', () => {
  it('describes agency, site and page in one sound graph', () => {
    const { graph, nodes } = described();
    expect(schemaFaults(graph)).toEqual([]);
    expect(Object.keys(nodes)).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(nodes.Organization).toMatchObject({
      name: site.name,
      url: `${ORIGIN}/`,
      logo: expect.stringMatching(/^https:\/\/site\.example\/\S+$/),
      sameAs: Object.values(site.social),
    });
    expect(nodes.WebPage).toMatchObject({ '@id': page.url, url: page.url, name: 'A post', description: 'Of a test.' });
  });

  it('begins the breadcrumbs with the home page', () => {
    const breadcrumbs = [
      { name: 'Posts', url: `${ORIGIN}/posts` },
      { name: 'A post', url: page.url },
    ];
    const { graph, nodes } = described({ breadcrumbs });
    expect(schemaFaults(graph)).toEqual([]);
    expect(nodes.BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Posts', item: `${ORIGIN}/posts` },
      { '@type': 'ListItem', position: 3, name: 'A post', item: page.url },
    ]);
    expect(nodes.WebPage?.breadcrumb).toEqual({ '@id': nodes.BreadcrumbList?.['@id'] });
  });

  it('adds a remote’s node about the page to the page’s node', () => {
    const own = { '@type': 'AboutPage', '@id': page.url, dateModified: '2025-01-01' };
    const other = { '@type': 'Product', '@id': `${page.url}#product` };
    const { nodes } = described({ nodes: [other, own] });
    expect(Object.keys(nodes)).toEqual(['Organization', 'WebSite', 'AboutPage', 'Product']);
    expect(nodes.AboutPage).toMatchObject({ ...own, name: 'A post', description: 'Of a test.' });
  });

  it('describes the page and its card in Open Graph', () => {
    const { meta } = described({ card: `${ORIGIN}/assets/a.png` });
    expect(meta).toEqual({
      'og:type': 'website',
      'og:site_name': site.name,
      'og:locale': 'en_GB',
      'og:title': 'A post',
      'og:description': 'Of a test.',
      'og:url': page.url,
      'og:image': `${ORIGIN}/assets/a.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A post',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@studio_x',
    });
  });

  it('names a picture that the server draws, with another address for another title', () => {
    const pictureOf = (rest = {}) => described(rest).meta['og:image'];
    expect(pictureOf()).toMatch(/^https:\/\/site\.example\/share\/[\w-]+\.jpg\?page=%2Fpost%2F1$/);
    expect(pictureOf({ title: 'Another post' })).not.toBe(pictureOf());
    expect(described().nodes.WebPage?.primaryImageOfPage).toEqual({ '@type': 'ImageObject', url: pictureOf() });
  });

  it('takes dates, section and author of an article from its structured data', () => {
    const article = {
      '@type': 'BlogPosting',
      datePublished: '2025-01-01',
      dateModified: '2025-02-02',
      articleSection: 'Tech',
      author: { '@type': 'Person', name: 'A. Writer', url: `${ORIGIN}/team/writer` },
    };
    expect(described({ nodes: [article] }).meta).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2025-01-01',
      'article:modified_time': '2025-02-02',
      'article:section': 'Tech',
      'article:author': `${ORIGIN}/team/writer`,
    });
    expect(described({ nodes: [{ '@type': 'ProfilePage', '@id': page.url }] }).meta['og:type']).toBe('profile');
  });

  it('links the feed from posts and lists of posts', () => {
    const post = { '@type': 'BlogPosting' };
    const list = { '@type': 'CollectionPage', mainEntity: { '@type': 'Blog', blogPost: [post] } };
    const feed = { rel: 'alternate', type: 'application/atom+xml', title: `Blog · ${site.name}`, href: '/feed.xml' };
    const linksOf = (...nodes: object[]) => describePage({ ...page, nodes }).links;
    expect([linksOf(post), linksOf(list), linksOf({ '@type': 'Person' })]).toEqual([[feed], [feed], []]);
  });
});
