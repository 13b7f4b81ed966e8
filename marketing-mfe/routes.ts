import type { HeadSource, RemotePage } from '@platform/contract/remote-routes';
import { contactSubjects } from '@studio/client/content/contact-subjects';
import { categories } from '@studio/content/categories';
import { readSlugs } from '@studio/content/read';
import type { BlogsData } from './blog/posts-data.ts';
import type { heads as bengaliHeads } from './content/bn/contact.ts';
import { heads } from './content/heads.ts';
import { paths } from './paths.ts';
import type { ProjectData } from './portfolio/load-portfolio.ts';

const routes: readonly RemotePage[] = [
  {
    path: paths.home,
    lazy: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
    handle: {
      ...heads.home,
      structuredData: async (source) => (await structuredData()).agencyPageData('WebPage', source),
    },
  },
  {
    path: paths.about,
    lazy: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
    handle: {
      ...heads.about,
      structuredData: async (source) => (await structuredData()).agencyPageData('AboutPage', source),
    },
  },
  {
    path: paths.blogs,
    lazy: () => import(/* webpackChunkName: "blogs" */ './blog/blogs-page.tsx'),
    handle: {
      ...heads.blogs,
      parent: ({ search }) => (search?.category ? paths.blogs : undefined),
      search: { category: categories },
      indexed: ({ data }) => ((data as BlogsData | undefined)?.posts.length ?? 1) > 0,
      structuredData: async (source) => (await structuredData()).blogsData(source),
    },
  },
  {
    path: paths.blogsPage(':page'),
    lazy: () => import(/* webpackChunkName: "blogs" */ './blog/blogs-page.tsx'),
    handle: {
      ...heads.blogsPage,
      parent: paths.blogs,
      paths: async (api) => (await import(/* webpackChunkName: "blogs" */ './blog/posts-data.ts')).blogPaths(api),
      structuredData: async (source) => (await structuredData()).blogsData(source),
    },
  },
  {
    path: paths.post(':id'),
    lazy: () => import(/* webpackChunkName: "post" */ './blog/post-page.tsx'),
    handle: {
      ...heads.post,
      parent: paths.blogs,
      paths: async (api) => (await readSlugs(api, 'posts')).map(paths.post),
      missing: paths.post('-'),
      structuredData: async (source) => (await structuredData()).postData(source),
    },
  },
  {
    path: paths.portfolio,
    lazy: () => import(/* webpackChunkName: "portfolio" */ './portfolio/portfolio-page.tsx'),
    handle: {
      ...heads.portfolio,
      structuredData: async (source) => (await structuredData()).portfolioData(source),
    },
  },
  {
    path: paths.project(':project'),
    lazy: () => import(/* webpackChunkName: "project" */ './portfolio/project-page.tsx'),
    handle: {
      ...heads.project,
      parent: paths.portfolio,
      paths: async (api) =>
        (await import(/* webpackChunkName: "project" */ './portfolio/load-portfolio.ts')).projectPaths(api),
      missing: paths.project('-'),
      // The page of a project that is not shown in the portfolio has no links to it.
      indexed: ({ data }) => (data as ProjectData | null)?.project.inPortfolio ?? true,
      structuredData: async (source) => (await structuredData()).projectData(source),
    },
  },
  {
    path: paths.team,
    lazy: () => import(/* webpackChunkName: "team" */ './team/team-page.tsx'),
    handle: {
      ...heads.team,
      structuredData: async (source) => (await structuredData()).teamData(source),
    },
  },
  {
    path: paths.member(':role'),
    lazy: () => import(/* webpackChunkName: "member" */ './team/member-page.tsx'),
    handle: {
      ...heads.member,
      parent: paths.team,
      paths: async (api) => (await readSlugs(api, 'team')).map(paths.member),
      missing: paths.member('-'),
      structuredData: async (source) => (await structuredData()).memberData(source),
    },
  },
  {
    path: paths.terms,
    lazy: () => import(/* webpackChunkName: "legal" */ './legal/legal-page.tsx'),
    handle: {
      ...heads.terms,
      structuredData: async (source) => (await structuredData()).legalPageData(source),
    },
  },
  {
    path: paths.privacy,
    lazy: () => import(/* webpackChunkName: "legal" */ './legal/legal-page.tsx'),
    handle: {
      ...heads.privacy,
      structuredData: async (source) => (await structuredData()).legalPageData(source),
    },
  },
  {
    path: paths.faqs,
    lazy: () => import(/* webpackChunkName: "faqs" */ './faqs/faqs-page.tsx'),
    handle: {
      ...heads.faqs,
      structuredData: async (source) => (await structuredData()).faqsData(source),
    },
  },
  {
    path: paths.contact,
    lazy: () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
    handle: {
      ...heads.contact,
      search: { sent: ['1'], subject: contactSubjects },
      // The form with a subject filled in, and the page after it was sent, are no pages to find.
      indexed: ({ search }) => Object.keys(search ?? {}).length === 0,
      structuredData: async (source) => (await structuredData()).agencyPageData('ContactPage', source),
    },
  },
  {
    path: paths.bengaliContact,
    lazy: () => import(/* webpackChunkName: "contact-bn" */ './contact/contact-page-bn.tsx'),
    handle: {
      title: (source) => bengaliHead(source).title,
      description: (source) => bengaliHead(source).description,
      breadcrumb: ({ data }) => (data as typeof bengaliHeads).page.title,
      search: { sent: ['1'] },
      indexed: ({ search }) => !search?.sent,
      structuredData: async (source) => (await structuredData()).agencyPageData('ContactPage', source),
    },
  },
];

export default routes;

/** Returns title and description of the Bengali contact page, which are its loader data. */
const bengaliHead = ({ data, search }: HeadSource) => {
  const texts = data as typeof bengaliHeads;
  return texts[search?.sent ? 'sent' : 'page'];
};

// Loaded by the server only.
const structuredData = () => import(/* webpackChunkName: "structured-data" */ './structured-data.ts');
