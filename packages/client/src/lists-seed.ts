import type { CaseStudy, Service, Testimonial } from './lists.ts';

/** The services of a new site. Pages show them if the list cannot be fetched. */
export const SERVICES = [
  {
    title: 'Ecommerce Websites',
    description:
      'Shops that load fast, show the price early and take payment in two steps. We bring products, stock and orders across from wherever they are now.',
  },
  {
    title: 'WordPress Websites',
    description:
      'A site your colleagues can edit without ringing us: blocks that hold their shape, few plugins, and updates tried on a copy first.',
  },
  {
    title: 'MERN Applications',
    description:
      'Portals, dashboards and booking systems on MongoDB, Express, React and Node. One language from the database to the button, and tests for the parts that hurt.',
  },
  {
    title: 'Digital Marketing',
    description:
      'Campaigns with one aim each. We read the figures with you every week and stop what does not pay, including our own ideas.',
  },
  {
    title: 'Shopify Store Development',
    description:
      'Themes cut to your catalogue, checkout that fits how your customers pay, and a handover your team can run without us.',
  },
  {
    title: 'SEO',
    description:
      'Pages that answer what people ask. We mend structure and speed first, then write, then see to the links.',
  },
  {
    title: 'Custom Web Solutions',
    description:
      'The tool your business needs and nobody sells. We watch the work, draw the screens, build it in fortnights and keep it running.',
  },
  {
    title: 'UI/UX Design',
    description:
      'Screens drawn for the people who use them all day, and tried on five of them before any code is written.',
  },
  {
    title: 'Branding',
    description:
      'A name that can be spelled over the phone, a mark that works at 16 pixels, and a short book of rules that printers understand.',
  },
  {
    title: 'Mobile Apps',
    description:
      'One code base for Android and iPhone, usable on a slow connection, and taken through both stores by us.',
  },
] as const satisfies readonly Service[];

/** The case studies of a new site. Pages show them if the list cannot be fetched. */
export const CASE_STUDIES = [
  {
    title: 'Bhor Bakery: orders off the telephone',
    description:
      'Six people took cake orders by phone until noon. A shop with a pick-up calendar now takes nine in ten of them, and the ovens get the list at five in the morning.',
  },
  {
    title: 'Rupsha Outfitters: a catalogue moved over a weekend',
    description:
      'Eleven thousand products, three languages, one old shop that could not be edited. We moved it to Shopify between Friday evening and Monday morning; every old address still leads to its product.',
  },
  {
    title: 'Dhamrai Pottery: found by the people nearby',
    description:
      'A pottery studio with full shelves and empty classes. Twelve pages written around what beginners ask, and the evening course has had a waiting list since the second month.',
  },
  {
    title: 'Sumline: the month closed in two days, not six',
    description:
      'Accountants were copying figures between four spreadsheets. One web application now collects, checks and signs them off, and says which figure is missing and who has it.',
  },
  {
    title: 'Porua: lessons on a slow connection',
    description:
      'Pupils outside the city gave up before the first video began. We rebuilt the lesson page to start with text, at a twentieth of its weight, and lessons finished rose by half.',
  },
] as const satisfies readonly CaseStudy[];

/** The testimonials of a new site. Pages show them if the list cannot be fetched. */
export const TESTIMONIALS = [
  {
    text: 'They asked who answers our phone and sat beside her for a morning. The shop they built is the first one she did not have to explain to customers.',
    clientName: 'Farhana Rahman',
    position: 'Shop Manager, Bhor Bakery',
  },
  {
    text: 'We were told Monday at nine, and it was Monday at nine. Nobody noticed the move, which is what we paid for.',
    clientName: 'Imran Chowdhury',
    position: 'Head of Ecommerce, Rupsha Outfitters',
  },
  {
    text: 'Twice they talked us out of something we wanted to buy from them. Both times they were right.',
    clientName: 'Sadia Karim',
    position: 'Course Manager, Dhamrai Pottery',
  },
  {
    text: 'Every second Friday there was something to click. By the time it was finished, my team already knew how to use it.',
    clientName: 'Tom Hartley',
    position: 'Finance Director, Sumline',
  },
  {
    text: 'Our old agency sent reports. These people sent a shorter page, and it worked on my mother’s phone.',
    clientName: 'Nusrat Jahan',
    position: 'Programme Lead, Porua',
  },
] as const satisfies readonly Testimonial[];
