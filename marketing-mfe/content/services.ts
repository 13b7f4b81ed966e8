import {
  CustomWebDrawing,
  DigitalMarketingDrawing,
  EcommerceDrawing,
  InterfacesDrawing,
  MernDrawing,
  SeoDrawing,
  ShopifyDrawing,
  SystemsDrawing,
  WordpressDrawing,
} from '@studio/pictures/drawings';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';

/** A service on a card. */
export interface Service {
  readonly title: string;
  readonly description: string;
  /** The service's own page; the contact page with the subject filled in if it has none. */
  readonly link: string;
  /** Decorative. */
  readonly Drawing: ComponentType;
}

export const services = [
  {
    title: 'Ecommerce Websites',
    description: 'Shops that load fast, explain themselves and take payment without a second thought.',
    link: '/services/ecommerce',
    Drawing: EcommerceDrawing,
  },
  {
    title: 'Shopify Development',
    description: 'Themes cut to your catalogue, few apps and good ones, and a handover your team can run.',
    link: '/services/shopify',
    Drawing: ShopifyDrawing,
  },
  {
    title: 'WordPress Websites',
    description: 'An editor your colleagues enjoy, blocks that hold their shape, updates nobody dreads.',
    link: '/services/wordpress',
    Drawing: WordpressDrawing,
  },
  {
    title: 'MERN Applications',
    description: 'Portals, dashboards and booking systems, one language from the database to the button.',
    link: '/services/mern',
    Drawing: MernDrawing,
  },
  {
    title: 'Digital Marketing',
    description: 'Campaigns with one aim each, read every week, stopped when they stop paying.',
    link: '/services/digital-marketing',
    Drawing: DigitalMarketingDrawing,
  },
  {
    title: 'Custom Web Solutions',
    description: 'The tool your business needs and nobody sells. We draw it, build it and keep it running.',
    link: paths.contactAbout('Custom Web Solutions'),
    Drawing: CustomWebDrawing,
  },
  {
    title: 'SEO Services',
    description: 'Pages that answer what people ask. Structure first, then words, then links.',
    link: '/services/seo',
    Drawing: SeoDrawing,
  },
  {
    title: 'UI/UX Design',
    description: 'Product interfaces, tried on the people who will use them before any code is written.',
    link: paths.contactAbout('UI/UX Design'),
    Drawing: InterfacesDrawing,
  },
  {
    title: 'UI/UX Design',
    description: 'Design systems and audits: what is slow, what is unclear, and what to mend first.',
    link: paths.contactAbout('UI/UX Design'),
    Drawing: SystemsDrawing,
  },
] as const satisfies readonly Service[];
