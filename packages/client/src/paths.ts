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
  /** The posts of one category. */
  blogsIn: (category: string) => withQuery('/blogs', { category }),
  post: (id: string) => `/post/${id}`,
  portfolio: '/portfolio',
  /** One project among the others. */
  project: (id: string) => `/portfolio#${id}`,
  team: '/team',
  member: (role: string) => `/team/${role}`,
  faqs: '/faqs',
  /** One question, open. The ids are the marketing remote's. */
  faq: (id: string) => `/faqs#${id}`,
  sell: '/sell',
  sellEcommerce: '/sell/ecommerce',
  sellShopify: '/sell/shopify',
  /** A ready-made website as it will be. The ids are the catalog remote's. */
  sellPreview: (id: string) => `/sell/preview/${id}`,
  terms: '/TermsAndConditions',
  privacy: '/PrivacyPolicy',
  chat: '/Chatbot',
  admin: '/admin',
  adminMessages: '/admin/messages',
  contact: (subject?: string) => withQuery('/contact', { subject }),
  service: (slug: ServiceSlug) => `/services/${slug}`,
} as const;
