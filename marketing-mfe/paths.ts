import type { ContactSubject } from '@studio/client/content/contact-subjects';

/** Addresses of the pages that this remote serves. */
export const paths = {
  home: '/',
  services: '/#what-we-do',
  about: '/about',
  blogs: '/blogs',
  blogsIn: (category: string) => `/blogs?${new URLSearchParams({ category })}`,
  blogsPage: (page: number | string) => `/blogs/${page}`,
  post: (id: string) => `/post/${id}`,
  portfolio: '/portfolio',
  project: (slug: string) => `/portfolio/${slug}`,
  team: '/team',
  member: (role: string) => `/team/${role}`,
  terms: '/TermsAndConditions',
  privacy: '/PrivacyPolicy',
  faqs: '/faqs',
  contact: '/contact',
  bengaliContact: '/bn/contact',
  /** The contact page with the subject filled in. */
  contactAbout: (subject: ContactSubject) => `/contact?${new URLSearchParams({ subject })}`,
} as const;
