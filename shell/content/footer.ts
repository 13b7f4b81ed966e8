import type { MenuLink } from './menus.ts';

/** A column of links to pages of the site. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export const claim = 'Websites, shops and software that earn their keep.';

export const about = {
  title: 'About Us',
  links: [
    { label: 'Company History', to: '/about' },
    { label: 'Meet the Team', to: '/team' },
    { label: 'Employee Handbook', to: '/contact?subject=Employee+Handbook' },
    { label: 'Careers', to: '/contact?subject=Careers' },
  ],
} as const satisfies FooterColumn;

export const services = {
  title: 'Our Services',
  links: [
    { label: 'Web Development', to: '/services/mern' },
    { label: 'Web Design', to: '/services/wordpress' },
    { label: 'Marketing', to: '/services/digital-marketing' },
    { label: 'Google Ads', to: '/services/digital-marketing' },
  ],
} as const satisfies FooterColumn;

export const faqs = { label: 'FAQs', to: '/faqs' } as const satisfies MenuLink;

export const liveChat = { label: 'Live Chat', to: '/Chatbot' } as const satisfies MenuLink;

/** State of the server, beside the link to the chat. */
export const presence = { online: 'online', offline: 'offline' } as const;

export const legal = [
  { label: 'Terms and conditions', to: '/TermsAndConditions' },
  { label: 'Privacy policy', to: '/PrivacyPolicy' },
] as const satisfies readonly MenuLink[];
