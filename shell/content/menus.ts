import { paths } from '@studio/client/paths';

/** A link of a menu. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
  /** A word about what it leads to. */
  readonly note?: string;
}

/** A menu of the header. */
export interface Menu {
  readonly label: string;
  /** Has a drawing beside each link that leads to a service. */
  readonly drawn?: true;
  readonly links: readonly MenuLink[];
}

export const menus = [
  {
    label: 'Services',
    drawn: true,
    links: [
      { label: 'Ecommerce Websites', to: paths.service('ecommerce') },
      { label: 'WordPress Websites', to: paths.service('wordpress') },
      { label: 'MERN Applications', to: paths.service('mern') },
      { label: 'Digital Marketing', to: paths.service('digital-marketing') },
      { label: 'Shopify Development', to: paths.service('shopify') },
      { label: 'SEO Services', to: paths.service('seo') },
      { label: 'Ready-made Websites', to: paths.sell, note: 'from $499' },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Portfolio', to: paths.portfolio },
      { label: 'Blogs', to: paths.blogs },
      { label: 'Team', to: paths.team },
      { label: 'FAQs', to: paths.faqs },
      { label: 'Contact', to: paths.contact() },
    ],
  },
] as const satisfies readonly Menu[];
