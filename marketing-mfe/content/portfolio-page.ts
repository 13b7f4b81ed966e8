import { inWords } from '@studio/client/content/offer';
import {
  CustomWebDrawing,
  DigitalMarketingDrawing,
  EcommerceDrawing,
  InterfacesDrawing,
  MernDrawing,
  WordpressDrawing,
} from '@studio/pictures/drawings';
import { paths } from '../paths.ts';
import { capitalized, projectsInWords } from './portfolio.ts';
import type { Service } from './services.ts';

export const offeredServices = [
  {
    title: 'Web Development',
    description: 'Fast, server-rendered websites that are easy to read, easy to find and easy to maintain.',
    link: '/services/wordpress',
    Drawing: WordpressDrawing,
  },
  {
    title: 'Ecommerce',
    description: 'Online shops with clear prices, accurate stock and checkout in two steps.',
    link: '/services/ecommerce',
    Drawing: EcommerceDrawing,
  },
  {
    title: 'Web Applications',
    description: 'The tools your team has open all day: fleet tracking, bookings and accounts.',
    link: '/services/mern',
    Drawing: MernDrawing,
  },
  {
    title: 'UI/UX Design',
    description: 'Interfaces tested with the people who will use them, and refined until they are easy.',
    link: paths.contactAbout('UI/UX Design'),
    Drawing: InterfacesDrawing,
  },
  {
    title: 'Digital Marketing',
    description: 'Campaigns with one clear goal. We review the results with you and stop what does not pay.',
    link: '/services/digital-marketing',
    Drawing: DigitalMarketingDrawing,
  },
  {
    title: 'Custom Solutions',
    description: 'Software for processes that ready-\u2060made tools do not cover, designed around your team.',
    link: paths.contactAbout('Custom Web Solutions'),
    Drawing: CustomWebDrawing,
  },
] as const satisfies readonly Service[];

export const portfolioPage = {
  title: 'Work in daily use',
  lead: (projects: number) =>
    `${capitalized(projectsInWords(projects))} that we still look after, and ${inWords(offeredServices.length)} services.`,
  services: { title: 'What we offer', learnMore: 'Learn More' },
  clients: { title: 'Clients we work with', pauseContext: ' the row of clients' },
  projects: { title: (projects: number) => capitalized(projectsInWords(projects)), features: 'Features' },
  closing: {
    title: 'Let’s talk about yours.',
    text: 'Tell us what your website or application needs to do. We reply within one working day.',
    action: 'Contact Us',
  },
} as const;
