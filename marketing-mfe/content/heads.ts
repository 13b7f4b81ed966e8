import type { HeadSource } from '@platform/contract/remote-routes';
import { inWords } from '@studio/client/content/offer';
import type { PostData } from '../blog/posts-data.ts';
import type { PortfolioData, ProjectData } from '../portfolio/load-portfolio.ts';
import type { MemberData } from '../team/member-page.tsx';
import { capitalized, projectsInWords } from './portfolio.ts';
import { postPage } from './posts.ts';
import { projectPage } from './project-page.ts';
import { memberPage } from './team.ts';

/** Where the agency is, in these texts. */
const TOWN = 'Dhaka';

/** Title, description (70 to 160 characters) and breadcrumb of each page. */
export const heads = {
  home: {
    title: `Web design and software agency in ${TOWN}`,
    description: `We design and build websites, online shops and web applications for companies around the world, from ${TOWN}. See our work, our services and our prices.`,
  },
  about: {
    title: 'About',
    description: `People in ${TOWN} who design, write and build under one roof: our mission, our values, and the reasons to work with us.`,
    breadcrumb: 'About',
  },
  blogs: {
    title: ({ search }: HeadSource) =>
      search?.category ? `${search.category} posts from our blog` : 'Blog: notes from our work',
    description: ({ search }: HeadSource) =>
      search?.category
        ? `What a web agency in ${TOWN} has written about ${search.category.toLowerCase()}: notes from real projects, by the people who did the work.`
        : `Notes from the work of a web agency in ${TOWN}: fast pages, honest forms, price lists, trains, a quiet week and a fish.`,
    breadcrumb: ({ search }: HeadSource) => search?.category ?? 'Blogs',
  },
  blogsPage: {
    title: ({ params }: HeadSource) => `Blog: notes from our work, page ${params.page}`,
    description: ({ params }: HeadSource) =>
      `Page ${params.page} of the notes from the work of a web agency in ${TOWN}, written by the people who did the work.`,
    breadcrumb: ({ params }: HeadSource) => `Page ${params.page}`,
  },
  post: {
    title: (source: HeadSource) => postIn(source)?.post.title ?? postPage.missing.title,
    description: (source: HeadSource) => {
      const data = postIn(source);
      if (!data) return postPage.missing.text;
      return data.author ? `${data.post.excerpt} By ${data.author.name}.` : data.post.excerpt;
    },
    breadcrumb: (source: HeadSource) => postIn(source)?.post.title ?? '',
  },
  portfolio: {
    title: (source: HeadSource) => `Portfolio: ${projectsIn(source)} and their clients`,
    description: (source: HeadSource) =>
      `${capitalized(projectsIn(source))} that are still running, the clients they run for, and the services we offer.`,
    breadcrumb: 'Portfolio',
  },
  project: {
    title: (source: HeadSource) => {
      const project = projectIn(source);
      return project ? `${project.client}: ${project.title}` : projectPage.missing.title;
    },
    description: (source: HeadSource) => {
      const project = projectIn(source);
      return project ? `${project.client}. ${project.description}` : projectPage.missing.text;
    },
    breadcrumb: (source: HeadSource) => projectIn(source)?.client ?? '',
  },
  team: {
    title: `Our team in ${TOWN}`,
    description: (source: HeadSource) =>
      `Meet the ${countOf(source) === 1 ? 'person who leads' : `${inWords(countOf(source))} people who lead`} our web agency in ${TOWN}: what each of them does, and who to ask about what.`,
    breadcrumb: 'Team',
  },
  member: {
    title: (source: HeadSource) => {
      const member = memberIn(source);
      return member ? `${member.name}, ${member.slug}` : memberPage.missing.title;
    },
    description: (source: HeadSource) => {
      const member = memberIn(source);
      if (!member) return memberPage.missing.text;
      const { name, title, skills } = member;
      return `${name} is ${title} of a web agency in ${TOWN}. Skills: ${skills.join(', ').toLowerCase()}.`;
    },
    breadcrumb: (source: HeadSource) => memberIn(source)?.name ?? '',
  },
  terms: {
    title: 'Terms and Conditions',
    description: 'What we promise, what we ask, and what happens when something goes wrong. Written to be read.',
    breadcrumb: 'Terms and Conditions',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What this site stores, where and for how long: your messages, your theme, your chat. No tracking, no visitor cookies.',
    breadcrumb: 'Privacy Policy',
  },
  faqs: {
    title: 'FAQs',
    description: (source: HeadSource) =>
      `What a website costs, how long it takes, who owns it, how you pay and who looks after it: the ${inWords(countOf(source))} questions we are asked most.`,
    breadcrumb: 'FAQs',
  },
  contact: {
    title: ({ search }: HeadSource) =>
      `${search?.sent ? 'Message sent' : 'Contact'}${search?.subject ? `: ${search.subject}` : ''}`,
    description: ({ search }: HeadSource) =>
      search?.sent
        ? `Thank you for your message${about(search)}. It has reached us, and a person will answer within one working day.`
        : `Write to us${about(search)}: our contact form, email address, phone number and address in ${TOWN}. A person answers within one working day.`,
    breadcrumb: 'Contact',
  },
} as const;

/** Data of a loader; none if there is no such entry. */
const postIn = ({ data }: HeadSource) => data as PostData | null;
const projectIn = ({ data }: HeadSource) => (data as ProjectData | null)?.project;
const memberIn = ({ data }: HeadSource) => (data as MemberData | null)?.member;

/** Returns the number of entries that a loader has read. */
const countOf = ({ data }: HeadSource) => ((data ?? []) as readonly unknown[]).length;

const projectsIn = ({ data }: HeadSource) => projectsInWords((data as PortfolioData | undefined)?.projects.length ?? 0);

const about = (search: HeadSource['search']) => (search?.subject ? ` about ${search.subject}` : '');
