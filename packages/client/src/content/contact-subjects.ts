/**
 * All subjects that pages of the site link to (`/contact?subject=…`). The server fills in these, so that the links work
 * without JavaScript; any other subject is filled in by the browser. `e2e/visitor/links.spec.ts` compares them with the links.
 */
export const contactSubjects = [
  'Appointment',
  'Careers',
  'Employee Handbook',
  'Terms and conditions',
  'Privacy policy',
  'Ready-made websites',
  'Custom Web Solutions',
  'UI/UX Design',
  'Branding',
  'Mobile Apps',
  'Ecommerce Websites',
  'WordPress Websites',
  'Digital Marketing',
  'Shopify Development',
  'MERN Applications',
  'SEO Services',
  // The ready-made websites, by title.
  'Kiln & Clay',
  'Noor',
  'Shokal',
  'Haque & Sattar',
  'Ledgerline',
  'Shapla Clinic',
  'Mirch & lime',
  'Nakshi',
  'Meghna',
  'Pathshala',
  'The Char Review',
  'Meghbagan',
  'Chaka',
  'Roktim Knitwear',
  'Palki',
  'Boi Ghar',
  'Bondor Freight',
  'Jhinuk',
  'Khamar',
  'Mati',
  'Golpo',
  'Surma',
  'Baul',
  'Doyel',
] as const;

/** A subject that a page links to. */
export type ContactSubject = (typeof contactSubjects)[number];
