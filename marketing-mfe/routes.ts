import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { withCards } from '@studio/cards/with-cards';
import { postPage } from './content/blogs.ts';
import { categories, postOf, posts } from './content/posts.ts';
import { memberOf, memberPage, roles } from './content/team.ts';
import { paths } from './paths.ts';

export default withCards([
  {
    path: paths.home,
    lazy: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
    handle: {
      title: 'Websites, shops and software that earn their keep',
      description:
        'A web and software agency in Dhaka. We design and build websites, shops and web applications for companies that would rather be useful than loud.',
    },
  },
  {
    path: paths.about,
    lazy: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
    handle: {
      title: 'About',
      description: 'Who we are, what we are for, and six reasons to give us the work rather than somebody else.',
      breadcrumb: 'About',
    },
  },
  {
    path: paths.blogs,
    lazy: () => import(/* webpackChunkName: "blogs" */ './blog/blogs-page.tsx'),
    handle: {
      title: 'Blogs',
      description:
        'Notes from the work of a Dhaka web agency: fast pages, honest forms, price lists, trains, a quiet week and a fish.',
      breadcrumb: 'Blogs',
      search: { category: categories },
    },
  },
  {
    path: paths.post(':id'),
    lazy: () => import(/* webpackChunkName: "post" */ './blog/post-page.tsx'),
    handle: {
      title: ({ params }) => postOf(params.id)?.title ?? postPage.missing.title,
      description: ({ params }) => postOf(params.id)?.excerpt ?? postPage.missing.text,
      paths: () => posts.map(({ id }) => paths.post(id)),
      missing: paths.post('-'),
    },
  },
  {
    path: paths.portfolio,
    lazy: () => import(/* webpackChunkName: "portfolio" */ './portfolio/portfolio-page.tsx'),
    handle: {
      title: 'Portfolio',
      description: 'Five projects that still run, the clients they run for, and six services you can have from us.',
      breadcrumb: 'Portfolio',
    },
  },
  {
    path: paths.team,
    lazy: () => import(/* webpackChunkName: "team" */ './team/team-page.tsx'),
    handle: {
      title: 'Team',
      description: 'The four people who answer for the work of a web agency in Dhaka. Ten more do it with them.',
      breadcrumb: 'Team',
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
      description: ({ params }) => memberOf(params.role)?.bio[0] ?? memberPage.missing.text,
      paths: () => roles.map(paths.member),
      missing: paths.member('-'),
    },
  },
  {
    path: paths.terms,
    lazy: () => import(/* webpackChunkName: "terms" */ './legal/terms-page.tsx'),
    handle: {
      title: 'Terms and Conditions',
      description: 'What we promise, what we ask, and what happens when something goes wrong. Written to be read.',
      breadcrumb: 'Terms and Conditions',
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
    },
  },
  {
    path: paths.faqs,
    lazy: () => import(/* webpackChunkName: "faqs" */ './faqs/faqs-page.tsx'),
    handle: {
      title: 'FAQs',
      description:
        'Cost, time, ownership, payment and care after launch: the thirteen questions we are asked most weeks.',
      breadcrumb: 'FAQs',
    },
  },
  {
    path: paths.contact,
    lazy: () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
    handle: {
      title: 'Contact',
      description: 'Write to us, call us, or come by. A person answers within one working day.',
      breadcrumb: 'Contact',
      search: { sent: ['1'] },
    },
  },
]) satisfies RemoteRoutes;
