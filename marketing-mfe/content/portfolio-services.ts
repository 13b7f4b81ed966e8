import { paths } from '@studio/client/paths';
import { CustomWebDrawing } from '@studio/pictures/drawings/custom-web';
import { DigitalMarketingDrawing } from '@studio/pictures/drawings/digital-marketing';
import { EcommerceDrawing } from '@studio/pictures/drawings/ecommerce';
import { MernDrawing } from '@studio/pictures/drawings/mern';
import { InterfacesDrawing } from '@studio/pictures/drawings/ui-ux-interfaces';
import { WordpressDrawing } from '@studio/pictures/drawings/wordpress';
import type { ComponentType } from 'react';

/** A service that the portfolio offers more of. */
export interface OfferedService {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly Drawing: ComponentType;
}

export const offeredServices = [
  {
    title: 'Web Development',
    description: 'Sites built by hand, finished on the server, readable before the first script arrives.',
    link: paths.service('wordpress'),
    Drawing: WordpressDrawing,
  },
  {
    title: 'Ecommerce',
    description: 'Shops that show the price first, count their stock, and take payment in two steps.',
    link: paths.service('ecommerce'),
    Drawing: EcommerceDrawing,
  },
  {
    title: 'Web Applications',
    description: 'The screen your colleagues have open all day: fleets, bookings, month-ends.',
    link: paths.service('mern'),
    Drawing: MernDrawing,
  },
  {
    title: 'UI/UX Design',
    description: 'Drawn for those who use it most, tried on five of them, and changed where they frowned.',
    link: paths.contact('UI/UX Design'),
    Drawing: InterfacesDrawing,
  },
  {
    title: 'Digital Marketing',
    description: 'One aim a campaign. We read the figures with you and stop what does not pay.',
    link: paths.service('digital-marketing'),
    Drawing: DigitalMarketingDrawing,
  },
  {
    title: 'Custom Solutions',
    description: 'What nobody sells, because only you need it. We watch the work before we draw anything.',
    link: paths.contact('Custom Web Solutions'),
    Drawing: CustomWebDrawing,
  },
] as const satisfies readonly OfferedService[];

export const portfolioPage = {
  title: 'Work that still runs',
  lead: 'Five things we made and still answer for, and what we would make for you.',
  services: { title: 'What we offer', learnMore: 'Learn More', about: (title: string) => ` about ${title}` },
  clients: { title: 'People who ring us back', pause: 'Pause', play: 'Play', what: 'the row of clients' },
  projects: { title: 'Five projects', features: 'What is in it' },
  closing: {
    title: 'Yours could stand here.',
    text: 'Tell us what it should do on an ordinary Tuesday. We answer within one working day.',
    action: 'Contact Us',
  },
} as const;
