import type { HeadSource, RemoteRoutes } from '@platform/contract/remote-routes';
import { withCards } from '@studio/cards/with-cards';
import { contactSubjects } from '@studio/client/contact-subjects';
import { postPage } from './content/blogs.ts';
import { categories, postOf, posts } from './content/posts.ts';
import { memberOf, memberPage, roles } from './content/team.ts';
import { paths } from './paths.ts';

export default withCards([
  {
    path: paths.home,
    lazy: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
    handle: {
      title: 'Web design and software agency in Dhaka',
      description:
        'We design and build websites, online shops and web applications for companies around the world, from Dhaka. See our work, our services and our prices.',
      structuredData: async (source) => (await pageData()).agencyPageData('WebPage', source),
    },
  },
  {
    path: paths.about,
    lazy: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
    handle: {
      title: 'About',
      description:
        'Fourteen people in Dhaka who design, write and build under one roof: our mission, our values, and six reasons to work with us.',
      breadcrumb: 'About',
      structuredData: async (source) => (await pageData()).agencyPageData('AboutPage', source),
    },
  },
  {
    path: paths.blogs,
    lazy: () => import(/* webpackChunkName: "blogs" */ './blog/blogs-page.tsx'),
    handle: {
      title: ({ search }) =>
        search?.category ? `${search.category} posts from our blog` : 'Blog: notes from our work',
      description: ({ search }) =>
        search?.category
          ? `What a web agency in Dhaka has written about ${search.category.toLowerCase()}: notes from real projects, by the people who did the work.`
          : 'Notes from the work of a web agency in Dhaka: fast pages, honest forms, price lists, trains, a quiet week and a fish.',
      breadcrumb: ({ search }) => search?.category ?? 'Blogs',
      parent: ({ search }) => (search?.category ? paths.blogs : undefined),
      search: { category: categories },
      structuredData: async (source) => (await postData()).blogsData(source),
    },
  },
  {
    path: paths.post(':id'),
    lazy: () => import(/* webpackChunkName: "post" */ './blog/post-page.tsx'),
    handle: {
      title: ({ params }) => postOf(params.id)?.title ?? postPage.missing.title,
      description: ({ params }) => {
        const post = postOf(params.id);
        return post ? `${post.excerpt} By ${memberOf(post.author)?.name}.` : postPage.missing.text;
      },
      breadcrumb: ({ params }) => postOf(params.id)?.title ?? '',
      parent: paths.blogs,
      paths: () => posts.map(({ id }) => paths.post(id)),
      missing: paths.post('-'),
      structuredData: async (source) => (await postData()).postData(source),
    },
  },
  {
    path: paths.portfolio,
    lazy: () => import(/* webpackChunkName: "portfolio" */ './portfolio/portfolio-page.tsx'),
    handle: {
      title: 'Portfolio: five projects and their clients',
      description:
        'Five projects that are still running, the clients they run for, and six services you can have from us.',
      breadcrumb: 'Portfolio',
      structuredData: async (source) =>
        (await import(/* webpackChunkName: "portfolio-data" */ './portfolio/portfolio-data.ts')).portfolioData(source),
    },
  },
  {
    path: paths.team,
    lazy: () => import(/* webpackChunkName: "team" */ './team/team-page.tsx'),
    handle: {
      title: 'Our team in Dhaka',
      description:
        'Meet the four people who lead our web agency in Dhaka: what each of them does, and who to ask about what.',
      breadcrumb: 'Team',
      structuredData: async (source) => (await personData()).teamData(source),
    },
  },
  {
    path: paths.member(':role'),
    lazy: () => import(/* webpackChunkName: "member" */ './team/member-page.tsx'),
    handle: {
      title: ({ params }) => {
        const member = memberOf(params.role);
        return member ? `${member.name}, ${member.role}` : memberPage.missing.title;
      },
      description: ({ params }) => {
        const member = memberOf(params.role);
        if (!member) return memberPage.missing.text;
        const { name, title, skills } = member;
        return `${name} is ${title} of a web agency in Dhaka. Skills: ${skills.join(', ').toLowerCase()}.`;
      },
      breadcrumb: ({ params }) => memberOf(params.role)?.name ?? '',
      parent: paths.team,
      paths: () => roles.map(paths.member),
      missing: paths.member('-'),
      structuredData: async (source) => (await personData()).memberData(source),
    },
  },
  {
    path: paths.terms,
    lazy: () => import(/* webpackChunkName: "terms" */ './legal/terms-page.tsx'),
    handle: {
      title: 'Terms and Conditions',
      description: 'What we promise, what we ask, and what happens when something goes wrong. Written to be read.',
      breadcrumb: 'Terms and Conditions',
      structuredData: async (source) => (await pageData()).legalPageData('terms', source),
    },
  },
  {
    path: paths.privacy,
    lazy: () => import(/* webpackChunkName: "privacy" */ './legal/privacy-page.tsx'),
    handle: {
      title: 'Privacy Policy',
      description:
        'What this site keeps, where and for how long: your messages, a theme, a chat. No analytics, no visitor cookies.',
      breadcrumb: 'Privacy Policy',
      structuredData: async (source) => (await pageData()).legalPageData('privacy', source),
    },
  },
  {
    path: paths.faqs,
    lazy: () => import(/* webpackChunkName: "faqs" */ './faqs/faqs-page.tsx'),
    handle: {
      title: 'FAQs',
      description:
        'What a website costs, how long it takes, who owns it, how you pay and who looks after it: the thirteen questions we are asked most.',
      breadcrumb: 'FAQs',
      structuredData: async (source) =>
        (await import(/* webpackChunkName: "faqs-data" */ './faqs/faqs-data.ts')).faqsData(source),
    },
  },
  {
    path: paths.contact,
    lazy: () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
    handle: {
      title: ({ search }) =>
        `${search?.sent ? 'Message sent' : 'Contact'}${search?.subject ? `: ${search.subject}` : ''}`,
      description: ({ search }) =>
        search?.sent
          ? `Thank you for your message${about(search)}. It has reached us, and a person will answer within one working day.`
          : `Write to us${about(search)}: our contact form, email address, phone number and address in Dhaka. A person answers within one working day.`,
      breadcrumb: 'Contact',
      search: { sent: ['1'], subject: contactSubjects },
      // The form with a subject filled in, and the page after it was sent, are no pages to find.
      indexed: ({ search }) => Object.keys(search ?? {}).length === 0,
      structuredData: async (source) => (await pageData()).agencyPageData('ContactPage', source),
    },
  },
]) satisfies RemoteRoutes;

const about = (search: HeadSource['search']) => (search?.subject ? ` about ${search.subject}` : '');

// Only the server loads these.
const pageData = () => import(/* webpackChunkName: "page-data" */ './shared/page-data.ts');
const postData = () => import(/* webpackChunkName: "post-data" */ './blog/post-data.ts');
const personData = () => import(/* webpackChunkName: "person-data" */ './team/person-data.ts');
