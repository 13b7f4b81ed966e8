import type { CaseStudy, Service, Testimonial } from '@studio/client/lists';

/*
 * Entries that a services page shows if a list cannot be fetched.
 */

export const defaultServices = [
  {
    title: 'Ecommerce Websites',
    description:
      'Shops that load fast, show the price early and take payment in two steps. Your products, stock and orders move across with you.',
    slugs: ['ecommerce'],
  },
  {
    title: 'WordPress Websites',
    description:
      'A site your colleagues can edit without calling us: blocks that keep their shape, few plugins, and updates tested on a copy first.',
    slugs: ['wordpress'],
  },
  {
    title: 'MERN Applications',
    description:
      'Portals, dashboards and booking systems on MongoDB, Express, React and Node: one language from the database to the button.',
    slugs: ['mern'],
  },
  {
    title: 'Digital Marketing',
    description:
      'Every campaign has one goal. We go through the figures with you every week and stop what does not pay, our own ideas included.',
    slugs: ['digital-marketing'],
  },
  {
    title: 'Shopify Development',
    description:
      'A theme made for your catalogue, a checkout that fits how your customers pay, and a handover after which your team runs the shop alone.',
    slugs: ['shopify'],
  },
  {
    title: 'SEO Services',
    description:
      'Pages that answer what people ask. We repair structure and speed first, then write, then work on the links.',
    slugs: ['seo'],
  },
  {
    title: 'Custom Web Solutions',
    description:
      'The tool your business needs and nobody sells. We watch the work, draw the screens, build a piece every week and keep it running.',
    slugs: [],
  },
  {
    title: 'UI/UX Design',
    description:
      'Screens drawn for the people who use them all day, and tried on five of them before any code is written.',
    slugs: [],
  },
  {
    title: 'Branding',
    description:
      'A name that can be spelled over the phone, a mark that works at 16 pixels, and a short book of rules that printers understand.',
    slugs: [],
  },
  {
    title: 'Mobile Apps',
    description:
      'One code base for Android and iPhone, usable on a slow connection, and taken through both stores by us.',
    slugs: [],
  },
] as const satisfies readonly Service[];

export const defaultCaseStudies = [
  {
    title: 'Porua: lessons on a slow connection',
    description:
      'Pupils outside the city gave up before the first video began. We rebuilt the lesson page to start with text, at a twentieth of its weight, and lessons finished rose by half.',
    slugs: ['mern'],
  },
  {
    title: 'Rupsha Outfitters: a catalogue moved over a weekend',
    description:
      'Eleven thousand products in three languages went to Shopify between Friday evening and Monday morning. Every old address still works.',
    slugs: ['shopify', 'ecommerce'],
  },
] as const satisfies readonly CaseStudy[];

export const defaultTestimonials = [
  {
    text: 'They asked who answers our phone and sat beside her for a morning. The shop they built is the first one she did not have to explain to customers.',
    clientName: 'Farhana Rahman',
    position: 'Shop Manager, Bhor Bakery',
    slugs: ['ecommerce'],
  },
  {
    text: 'We were told Monday at nine, and it was Monday at nine. Nobody noticed the move, which is what we paid for.',
    clientName: 'Imran Chowdhury',
    position: 'Head of Ecommerce, Rupsha Outfitters',
    slugs: ['shopify', 'ecommerce'],
  },
] as const satisfies readonly Testimonial[];
