import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/document';
import type {
  AboutPage,
  BlogPosting,
  CollectionPage,
  ContactPage,
  FAQPage,
  Person,
  ProfilePage,
  WebPage,
} from 'schema-dts';
import { biographies } from './content/biographies.ts';
import { faqs } from './content/faqs.ts';
import { projects } from './content/portfolio.ts';
import { categoryOf, type Post, postOf, postsIn } from './content/posts.ts';
import { privacy } from './content/privacy.ts';
import { type Member, memberOf, members, type Role } from './content/team.ts';
import { terms } from './content/terms.ts';
import { paths } from './paths.ts';

type AgencyPage = Exclude<WebPage | AboutPage | ContactPage, string>;

export function agencyPageData(type: 'WebPage' | 'AboutPage' | 'ContactPage', { url, origin }: StructuredDataSource) {
  return [{ '@type': type, '@id': url, about: { '@id': schemaIds(origin).organization } }] satisfies AgencyPage[];
}

export function legalPageData(page: 'terms' | 'privacy', { url }: StructuredDataSource): WebPage[] {
  const { since } = { terms, privacy }[page];
  return [{ '@type': 'WebPage', '@id': url, datePublished: since, dateModified: since }];
}

/** Structured data of a post; none if there is no such post. */
export function postData({ params, url, origin, card }: StructuredDataSource): BlogPosting[] {
  const post = postOf(params.id);
  if (!post) return [];
  return [
    {
      ...summaryOf(post, origin),
      mainEntityOfPage: { '@id': url },
      description: post.excerpt,
      image: card ?? new URL(post.cover, origin).href,
      articleSection: post.category,
      inLanguage: 'en',
      publisher: { '@id': schemaIds(origin).organization },
    },
  ];
}

/** Structured data of the list of posts, or of one category. */
export function blogsData({ search, url, origin }: StructuredDataSource): CollectionPage[] {
  const posts = postsIn(categoryOf(search?.category ?? null));
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'Blog',
        '@id': `${origin}${paths.blogs}#blog`,
        blogPost: posts.map((post) => summaryOf(post, origin)),
      },
    },
  ];
}

function summaryOf({ id, title, date, author }: Post, origin: string) {
  const url = origin + paths.post(id);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    url,
    datePublished: date,
    dateModified: date,
    author: authorOf(author, origin),
  } as const satisfies BlogPosting;
}

function authorOf(role: Role, origin: string) {
  const member = memberOf(role);
  if (!member) throw new Error(`${role} wrote a post but is not a member: add the member or change the author`);
  return personOf(member, origin);
}

export function faqsData({ url }: StructuredDataSource): FAQPage[] {
  return [
    {
      '@type': 'FAQPage',
      '@id': url,
      mainEntity: faqs.map(({ id, question, answer }) => ({
        '@type': 'Question',
        '@id': `${url}#${id}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

export function portfolioData({ url, origin }: StructuredDataSource): CollectionPage[] {
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: projects.map(({ id, client, title, description }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          item: {
            '@type': 'CreativeWork',
            name: `${client}: ${title}`,
            description,
            url: origin + paths.project(id),
            creator: { '@id': schemaIds(origin).organization },
          },
        })),
      },
    },
  ];
}

/** Returns a member as other pages refer to it. */
function personOf({ role, name, title }: Member, origin: string) {
  const url = origin + paths.member(role);
  return { '@type': 'Person', '@id': `${url}#person`, name, jobTitle: title, url } as const satisfies Person;
}

/** Structured data of a member's page; none if there is no such member. */
export function memberData({ params, url, origin, card }: StructuredDataSource): ProfilePage[] {
  const member = memberOf(params.role);
  if (!member) return [];
  const { portrait, skills } = member;
  const { bio, social } = biographies[member.role];
  const person: Person = {
    ...personOf(member, origin),
    description: bio[0],
    image: card ?? new URL(portrait.src, origin).href,
    knowsAbout: skills,
    sameAs: Object.values(social),
    worksFor: { '@id': schemaIds(origin).organization },
  };
  return [{ '@type': 'ProfilePage', '@id': url, mainEntity: person }];
}

export function teamData({ url, origin }: StructuredDataSource): AboutPage[] {
  const people = members.map((member) => personOf(member, origin));
  return [
    {
      '@type': 'AboutPage',
      '@id': url,
      mainEntity: { '@type': 'Organization', '@id': schemaIds(origin).organization, employee: people },
    },
  ];
}
