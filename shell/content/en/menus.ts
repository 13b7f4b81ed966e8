import { readyMade } from '@studio/client/content/ready-made';

/** A link of a menu. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
  /** Name of its drawing in `frame/menus/service-drawings.tsx`. Services have one. */
  readonly drawing?: string;
  /** A word about the page. */
  readonly note?: string;
}

/** A menu of the header. */
export interface Menu {
  readonly label: string;
  /** Whether links to services have drawings. */
  readonly drawn?: true;
  readonly links: readonly MenuLink[];
}

/** Stands in the desktop header itself, and in the menu Company. */
export const contact = { label: 'Contact', to: '/contact' } as const satisfies MenuLink;

export const menus = [
  {
    label: 'Services',
    drawn: true,
    links: [
      { label: 'Ecommerce Websites', to: '/services/ecommerce', drawing: 'door' },
      { label: 'WordPress Websites', to: '/services/wordpress', drawing: 'word' },
      { label: 'MERN Applications', to: '/services/mern', drawing: 'layers' },
      { label: 'Digital Marketing', to: '/services/digital-marketing', drawing: 'pulse' },
      { label: 'Shopify Development', to: '/services/shopify', drawing: 'awning' },
      { label: 'SEO Services', to: '/services/seo', drawing: 'order' },
      { label: 'Ready-made Websites', to: '/sell', note: `from ${readyMade.lowestPrice}` },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Portfolio', to: '/portfolio' },
      { label: 'Blogs', to: '/blogs' },
      { label: 'Team', to: '/team' },
      { label: 'FAQs', to: '/faqs' },
      contact,
    ],
  },
] as const satisfies readonly Menu[];
