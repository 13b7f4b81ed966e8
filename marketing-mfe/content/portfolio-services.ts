import {
  CustomWebDrawing,
  DigitalMarketingDrawing,
  EcommerceDrawing,
  InterfacesDrawing,
  MernDrawing,
  WordpressDrawing,
} from '@studio/pictures/drawings';
import { paths } from '../paths.ts';
import type { Service } from './services.ts';

export const offeredServices = [
  {
    title: 'Web Development',
    description: 'Sites built by hand, finished on the server, readable before the first script arrives.',
    link: '/services/wordpress',
    Drawing: WordpressDrawing,
  },
  {
    title: 'Ecommerce',
    description: 'Shops that show the price first, count their stock, and take payment in two steps.',
    link: '/services/ecommerce',
    Drawing: EcommerceDrawing,
  },
  {
    title: 'Web Applications',
    description: 'The screen your colleagues have open all day: fleets, bookings, month-ends.',
    link: '/services/mern',
    Drawing: MernDrawing,
  },
  {
    title: 'UI/UX Design',
    description: 'Drawn for those who use it most, tried on five of them, and changed where they frowned.',
    link: paths.contactAbout('UI/UX Design'),
    Drawing: InterfacesDrawing,
  },
  {
    title: 'Digital Marketing',
    description: 'One aim a campaign. We read the figures with you and stop what does not pay.',
    link: '/services/digital-marketing',
    Drawing: DigitalMarketingDrawing,
  },
  {
    title: 'Custom Solutions',
    description: 'What nobody sells, because only you need it. We watch the work before we draw anything.',
    link: paths.contactAbout('Custom Web Solutions'),
    Drawing: CustomWebDrawing,
  },
] as const satisfies readonly Service[];

export const portfolioPage = {
  title: 'Work that still runs',
  lead: 'Five things we made and still answer for, and what we would make for you.',
  services: { title: 'What we offer', learnMore: 'Learn More' },
  clients: { title: 'People who ring us back', pauseContext: ' the row of clients' },
  projects: { title: 'Five projects', features: 'What is in it' },
  closing: {
    title: 'Yours could stand here.',
    text: 'Tell us what it should do on an ordinary Tuesday. We answer within one working day.',
    action: 'Contact Us',
  },
} as const;
