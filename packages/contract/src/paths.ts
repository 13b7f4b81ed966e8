const SERVICE_SLUGS = ['ecommerce', 'wordpress', 'digital-marketing', 'shopify', 'mern', 'seo'] as const;

/** A service that has a page of its own. */
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length ? `${path}?${new URLSearchParams(entries)}` : path;
};

/** Every address of the site. Links are made of these; no path is spelled out anywhere else. */
export const paths = {
  home: '/',
  about: '/about',
  blogs: '/blogs',
  portfolio: '/portfolio',
  team: '/team',
  faqs: '/faqs',
  /** One question, open. The ids are the marketing remote's. */
  faq: (id: string) => `/faqs#${id}`,
  sell: '/sell',
  terms: '/TermsAndConditions',
  privacy: '/PrivacyPolicy',
  chat: '/Chatbot',
  admin: '/admin',
  adminMessages: '/admin/messages',
  contact: (subject?: string) => withQuery('/contact', { subject }),
  service: (slug: ServiceSlug) => `/services/${slug}`,
} as const;
