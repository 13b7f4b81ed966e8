import { paths } from '@studio/client/paths';
import { CustomWebDrawing } from '@studio/pictures/drawings/custom-web';
import { DigitalMarketingDrawing } from '@studio/pictures/drawings/digital-marketing';
import { EcommerceDrawing } from '@studio/pictures/drawings/ecommerce';
import { MernDrawing } from '@studio/pictures/drawings/mern';
import { SeoDrawing } from '@studio/pictures/drawings/seo';
import { ShopifyDrawing } from '@studio/pictures/drawings/shopify';
import { InterfacesDrawing } from '@studio/pictures/drawings/ui-ux-interfaces';
import { SystemsDrawing } from '@studio/pictures/drawings/ui-ux-systems';
import { WordpressDrawing } from '@studio/pictures/drawings/wordpress';
import type { ComponentType } from 'react';

/** A card of the services grid. `link` is its page where it has one, else the contact page with the subject filled in. */
export interface ServiceCard {
  readonly id: string;
  /** Draws it; decorative. */
  readonly icon: ComponentType<{ readonly width?: number; readonly height?: number }>;
  readonly title: string;
  readonly description: string;
  readonly linkText: string;
  readonly link: string;
}

const linkText = 'Learn More';

export const serviceCards = [
  {
    id: 'ecommerce',
    icon: EcommerceDrawing,
    title: 'Ecommerce Websites',
    description: 'Shops that load fast, explain themselves and take payment without a second thought.',
    linkText,
    link: paths.service('ecommerce'),
  },
  {
    id: 'shopify',
    icon: ShopifyDrawing,
    title: 'Shopify Development',
    description: 'Themes cut to your catalogue, few apps and good ones, and a handover your team can run.',
    linkText,
    link: paths.service('shopify'),
  },
  {
    id: 'wordpress',
    icon: WordpressDrawing,
    title: 'WordPress Websites',
    description: 'An editor your colleagues enjoy, blocks that hold their shape, updates nobody dreads.',
    linkText,
    link: paths.service('wordpress'),
  },
  {
    id: 'mern',
    icon: MernDrawing,
    title: 'MERN Applications',
    description: 'Portals, dashboards and booking systems, one language from the database to the button.',
    linkText,
    link: paths.service('mern'),
  },
  {
    id: 'digital-marketing',
    icon: DigitalMarketingDrawing,
    title: 'Digital Marketing',
    description: 'Campaigns with one aim each, read every week, stopped when they stop paying.',
    linkText,
    link: paths.service('digital-marketing'),
  },
  {
    id: 'custom-web',
    icon: CustomWebDrawing,
    title: 'Custom Web Solutions',
    description: 'The tool your business needs and nobody sells. We draw it, build it and keep it running.',
    linkText,
    link: paths.contact('Custom Web Solutions'),
  },
  {
    id: 'seo',
    icon: SeoDrawing,
    title: 'SEO Services',
    description: 'Pages that answer what people ask. Structure first, then words, then links.',
    linkText,
    link: paths.service('seo'),
  },
  {
    id: 'ui-ux-interfaces',
    icon: InterfacesDrawing,
    title: 'UI/UX Design',
    description: 'Product interfaces, tried on the people who will use them before any code is written.',
    linkText,
    link: paths.contact('UI/UX Design'),
  },
  {
    id: 'ui-ux-systems',
    icon: SystemsDrawing,
    title: 'UI/UX Design',
    description: 'Design systems and audits: what is slow, what is unclear, and what to mend first.',
    linkText,
    link: paths.contact('UI/UX Design'),
  },
] as const satisfies readonly ServiceCard[];
