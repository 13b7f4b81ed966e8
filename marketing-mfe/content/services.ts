import { paths } from '@studio/contract/paths';
import type { LucideIcon } from 'lucide-react';
import { AppWindow, Blocks, Layers, Megaphone, PenLine, Search, ShoppingBag, Store, SwatchBook } from 'lucide-react';

/** A card of the services grid. `link` is its page where it has one, else the contact page with the subject filled in. */
export interface ServiceCard {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: string;
  readonly linkText: string;
  readonly link: string;
}

const linkText = 'Learn More';

export const serviceCards = [
  {
    id: 'ecommerce',
    icon: ShoppingBag,
    title: 'Ecommerce Websites',
    description: 'Shops that load fast, explain themselves and take payment without a second thought.',
    linkText,
    link: paths.service('ecommerce'),
  },
  {
    id: 'shopify',
    icon: Store,
    title: 'Shopify Development',
    description: 'Themes cut to your catalogue, few apps and good ones, and a handover your team can run.',
    linkText,
    link: paths.service('shopify'),
  },
  {
    id: 'wordpress',
    icon: PenLine,
    title: 'WordPress Websites',
    description: 'An editor your colleagues enjoy, blocks that hold their shape, updates nobody dreads.',
    linkText,
    link: paths.service('wordpress'),
  },
  {
    id: 'mern',
    icon: Layers,
    title: 'MERN Applications',
    description: 'Portals, dashboards and booking systems, one language from the database to the button.',
    linkText,
    link: paths.service('mern'),
  },
  {
    id: 'digital-marketing',
    icon: Megaphone,
    title: 'Digital Marketing',
    description: 'Campaigns with one aim each, read every week, stopped when they stop paying.',
    linkText,
    link: paths.service('digital-marketing'),
  },
  {
    id: 'custom-web',
    icon: Blocks,
    title: 'Custom Web Solutions',
    description: 'The tool your business needs and nobody sells. We draw it, build it and keep it running.',
    linkText,
    link: paths.contact('Custom Web Solutions'),
  },
  {
    id: 'seo',
    icon: Search,
    title: 'SEO Services',
    description: 'Pages that answer what people ask. Structure first, then words, then links.',
    linkText,
    link: paths.service('seo'),
  },
  {
    id: 'ui-ux-interfaces',
    icon: AppWindow,
    title: 'UI/UX Design',
    description: 'Product interfaces, tried on the people who will use them before any code is written.',
    linkText,
    link: paths.contact('UI/UX Design'),
  },
  {
    id: 'ui-ux-systems',
    icon: SwatchBook,
    title: 'UI/UX Design',
    description: 'Design systems and audits: what is slow, what is unclear, and what to mend first.',
    linkText,
    link: paths.contact('UI/UX Design'),
  },
] as const satisfies readonly ServiceCard[];
