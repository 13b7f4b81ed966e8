import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/document';
import type { Legal } from '@studio/content/collections/documents';
import type { Faq } from '@studio/content/collections/faqs';
import type { PostItem } from '@studio/content/collections/posts';
import type { Member } from '@studio/content/collections/team';
import { covers } from '@studio/pictures/covers';
import { pictureOf } from '@studio/pictures/picture-of';
import { portraitSources } from '@studio/pictures/portraits';
import type {
  AboutPage,
  BlogPosting,
  CollectionPage,
  ContactPage,
  CreativeWork,
  FAQPage,
  Person,
  ProfilePage,
  WebPage,
} from 'schema-dts';
import type { BlogsData, PostData } from './blog/posts-data.ts';
import { paths } from './paths.ts';
import type { ListedProject, PortfolioData, ProjectData } from './portfolio/load-portfolio.ts';
import { sourceOf } from './shared/entry-image.tsx';
import { paragraphsOf } from './team/bio.ts';
import type { MemberData } from './team/member-page.tsx';

type AgencyPage = Exclude<WebPage | AboutPage | ContactPage, string>;

export function agencyPageData(type: 'WebPage' | 'AboutPage' | 'ContactPage', { url, origin }: StructuredDataSource) {
  return [{ '@type': type, '@id': url, about: { '@id': schemaIds(origin).organization } }] satisfies AgencyPage[];
}

export function legalPageData({ data, url }: StructuredDataSource): WebPage[] {
  const { since } = data as Legal;
  return [{ '@type': 'WebPage', '@id': url, datePublished: since, dateModified: since }];
}

/** Structured data of a post; none if there is no such post. */
export function postData({ data, url, origin }: StructuredDataSource): BlogPosting[] {
  if (!data) return [];
  const { post, author } = data as PostData;
  return [
    {
      ...summaryOf(post, author, origin),
      mainEntityOfPage: { '@id': url },
      description: post.excerpt,
      articleSection: post.category,
      inLanguage: 'en',
      publisher: { '@id': schemaIds(origin).organization },
    },
  ];
}

/** Structured data of the list of posts, or of one category; none without posts. */
export function blogsData({ data, url, origin }: StructuredDataSource): CollectionPage[] {
  const { posts, members } = data as BlogsData;
  if (posts.length === 0) return [];
  const authorOf = ({ author }: PostItem) => members.find(({ slug }) => slug === author);
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'Blog',
        '@id': `${origin}${paths.blogs}#blog`,
        blogPost: posts.map((post) => summaryOf(post, authorOf(post), origin)),
      },
    },
  ];
}

function summaryOf({ slug, title, date, cover }: PostItem, author: Member | undefined, origin: string) {
  const url = origin + paths.post(slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    url,
    datePublished: date,
    dateModified: date,
    image: new URL(sourceOf(cover, covers), origin).href,
    ...(author && { author: personOf(author, origin) }),
  } as const satisfies BlogPosting;
}

export function faqsData({ data, url }: StructuredDataSource): FAQPage[] {
  return [
    {
      '@type': 'FAQPage',
      '@id': url,
      mainEntity: (data as readonly Faq[]).map(({ slug, question, answer }) => ({
        '@type': 'Question',
        '@id': `${url}#${slug}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

export function portfolioData({ data, url, origin }: StructuredDataSource): CollectionPage[] {
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: (data as PortfolioData).projects.map((project, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          item: workOf(project, origin),
        })),
      },
    },
  ];
}

/** Structured data of a project's page; none if there is no such project. */
export function projectData({ data, url, origin }: StructuredDataSource): WebPage[] {
  if (!data) return [];
  return [{ '@type': 'WebPage', '@id': url, mainEntity: workOf((data as ProjectData).project, origin) }];
}

function workOf({ slug, client, title, description, picture }: ListedProject, origin: string) {
  const url = origin + paths.project(slug);
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#work`,
    name: `${client}: ${title}`,
    description,
    url,
    image: pictureOf(picture).webp.map(({ src }) => new URL(src, origin).href),
    creator: { '@id': schemaIds(origin).organization },
  } as const satisfies CreativeWork;
}

const portraitOf = ({ portrait }: Member, origin: string) => new URL(sourceOf(portrait, portraitSources), origin).href;

/** Returns a member as other pages refer to it. */
function personOf({ slug, name, title }: Member, origin: string) {
  const url = origin + paths.member(slug);
  return { '@type': 'Person', '@id': `${url}#person`, name, jobTitle: title, url } as const satisfies Person;
}

/** Structured data of a member's page; none if there is no such member. */
export function memberData({ data, url, origin }: StructuredDataSource): ProfilePage[] {
  if (!data) return [];
  const { member } = data as MemberData;
  const { skills, bio, linkedin, twitter, github } = member;
  const person: Person = {
    ...personOf(member, origin),
    description: paragraphsOf(bio)[0] ?? '',
    image: portraitOf(member, origin),
    knowsAbout: skills,
    sameAs: [linkedin, twitter, github].filter((profile) => profile !== ''),
    worksFor: { '@id': schemaIds(origin).organization },
  };
  return [{ '@type': 'ProfilePage', '@id': url, mainEntity: person }];
}

export function teamData({ data, url, origin }: StructuredDataSource): AboutPage[] {
  const people = (data as readonly Member[]).map((member) => ({
    ...personOf(member, origin),
    image: portraitOf(member, origin),
  }));
  return [
    {
      '@type': 'AboutPage',
      '@id': url,
      mainEntity: { '@type': 'Organization', '@id': schemaIds(origin).organization, employee: people },
    },
  ];
}
