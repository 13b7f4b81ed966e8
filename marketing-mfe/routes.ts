import { paths } from '@studio/contract/paths';
import type { RemoteRoutes } from '@studio/contract/remote-routes';

export default [
  {
    path: paths.home,
    lazy: () => import(/* webpackChunkName: "home" */ './pages/home.tsx'),
    handle: {
      title: 'Websites, shops and software that earn their keep',
      description:
        'A web and software agency in Dhaka. We design and build websites, shops and web applications for companies that would rather be useful than loud.',
    },
  },
  {
    path: paths.about,
    lazy: () => import(/* webpackChunkName: "about" */ './pages/about.tsx'),
    handle: {
      title: 'About',
      description: 'Who we are, what we are for, and six reasons to give us the work rather than somebody else.',
      breadcrumb: 'About',
    },
  },
  {
    path: paths.faqs,
    lazy: () => import(/* webpackChunkName: "faqs" */ './pages/faqs.tsx'),
    handle: {
      title: 'FAQs',
      description:
        'Cost, time, ownership, payment and care after launch: the thirteen questions we are asked most weeks.',
      breadcrumb: 'FAQs',
    },
  },
  {
    path: paths.contact(),
    lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact.tsx'),
    handle: {
      title: 'Contact',
      description: 'Write to us, call us, or come by. A person answers within one working day.',
      breadcrumb: 'Contact',
      search: { sent: ['1'] },
    },
  },
] satisfies RemoteRoutes;
