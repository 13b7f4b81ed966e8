import { paths } from '@studio/client/paths';
import type { MenuLink } from './menus.ts';

/** A column of links; those that leave the site are added by the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export const claim = 'Websites, shops and software that earn their keep.';

export const about = {
  title: 'About Us',
  links: [
    { label: 'Company History', to: paths.about },
    { label: 'Meet the Team', to: paths.team },
    { label: 'Employee Handbook', to: paths.contact('Employee Handbook') },
    { label: 'Careers', to: paths.contact('Careers') },
  ],
} as const satisfies FooterColumn;

export const services = {
  title: 'Our Services',
  links: [
    { label: 'Web Development', to: paths.service('mern') },
    { label: 'Web Design', to: paths.service('wordpress') },
    { label: 'Marketing', to: paths.service('digital-marketing') },
    { label: 'Google Ads', to: paths.service('digital-marketing') },
  ],
} as const satisfies FooterColumn;

export const faqs = { label: 'FAQs', to: paths.faqs } as const satisfies MenuLink;

export const liveChat = { label: 'Live Chat', to: paths.chat } as const satisfies MenuLink;

/** What stands beside the chat's link once the server was asked. */
export const presence = { online: 'online', offline: 'offline' } as const;

export const legal = [
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
] as const satisfies readonly MenuLink[];
