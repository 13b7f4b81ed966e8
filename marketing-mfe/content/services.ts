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
    description: 'Fast online shops with clear product pages and a checkout your customers can trust.',
    link: '/services/ecommerce',
    Drawing: EcommerceDrawing,
  },
  {
    title: 'Shopify Development',
    description: 'Themes built around your catalogue, only the apps you need, and training for your team.',
    link: '/services/shopify',
    Drawing: ShopifyDrawing,
  },
  {
    title: 'WordPress Websites',
    description: 'Websites your team can edit with confidence, built from flexible blocks and kept up to date.',
    link: '/services/wordpress',
    Drawing: WordpressDrawing,
  },
  {
    title: 'MERN Applications',
    description: 'Portals, dashboards and booking systems built with MongoDB, Express, React and Node.',
    link: '/services/mern',
    Drawing: MernDrawing,
  },
  {
    title: 'Digital Marketing',
    description: 'Campaigns with one clear goal, a weekly review and a budget that follows the results.',
    link: '/services/digital-marketing',
    Drawing: DigitalMarketingDrawing,
  },
  {
    title: 'Custom Web Solutions',
    description: 'Software designed around the way you work, for when off-the-shelf tools do not fit.',
    link: paths.contactAbout('Custom Web Solutions'),
    Drawing: CustomWebDrawing,
  },
  {
    title: 'SEO Services',
    description: 'Technical fixes, useful content and good links that help customers find you.',
    link: '/services/seo',
    Drawing: SeoDrawing,
  },
  {
    title: 'UI/UX Design',
    description: 'Product interfaces, designed and tested with real users before development begins.',
    link: paths.contactAbout('UI/UX Design'),
    Drawing: InterfacesDrawing,
  },
  {
    title: 'UI/UX Design',
    description: 'Design systems and audits that show what slows people down and what to fix first.',
    link: paths.contactAbout('UI/UX Design'),
    Drawing: SystemsDrawing,
  },
] as const satisfies readonly Service[];

/** Returns the cards of services that have a page, with the drawings of this remote. */
export const cardsOf = (
  named: readonly { readonly slug: string; readonly title: string; readonly description: string }[],
): readonly Service[] =>
  named.map(({ slug, title, description }) => {
    const link = `/services/${slug}`;
    return {
      title,
      description,
      link,
      Drawing: services.find((card) => card.link === link)?.Drawing ?? CustomWebDrawing,
    };
  });

/** Returns cards of services, those of services with a page with the titles of the pages. */
export const withNames = (
  cards: readonly Service[],
  named: readonly { readonly slug: string; readonly title: string }[],
): readonly Service[] =>
  cards.map((card) => {
    const title = named.find(({ slug }) => card.link === `/services/${slug}`)?.title;
    return title ? { ...card, title } : card;
  });
