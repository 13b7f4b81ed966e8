import { siteIdentity } from '@studio/client/identity';
import { defineDocument } from '../collection.ts';
import { date, link, longText, sections, text } from '../fields.ts';
import type { EntryOf, ItemOf } from '../published.ts';

const SECTIONS = 'A heading for each, and a text below it.';

/** Texts of the home page. */
export const home = defineDocument({
  name: 'home',
  title: 'Home',
  page: '/',
  fields: {
    services: longText({ label: 'Introduction of the services', max: 200 }),
    statement: longText({ label: 'About us, in large type', max: 300 }),
    about: longText({ label: 'About us', max: 300 }),
  },
});

export const about = defineDocument({
  name: 'about',
  title: 'About',
  page: '/about',
  fields: {
    lead: longText({ label: 'Introduction', max: 300 }),
    mission: longText({ label: 'Mission', max: 300 }),
    vision: longText({ label: 'Vision', max: 300 }),
    reasons: sections({ label: 'Reasons to choose us', help: SECTIONS, max: 3000 }),
    values: sections({ label: 'Core values', help: SECTIONS, max: 3000 }),
  },
});

const legal = <const Name extends string>(name: Name, title: string, page: string) =>
  defineDocument({
    ...{ name, title, page },
    fields: {
      lead: longText({ label: 'Introduction', max: 300 }),
      since: date({ label: 'In force since' }),
      body: sections({ label: 'Text', help: 'A heading for each section.', max: 50_000 }),
    },
  });

export const terms = legal('terms', 'Terms', '/TermsAndConditions');
export const privacy = legal('privacy', 'Privacy', '/PrivacyPolicy');

/** What is promised with every ready-made website. */
export const offer = defineDocument({
  name: 'offer',
  title: 'Offer of ready-made websites',
  page: '/sell',
  fields: {
    delivery: text({
      label: 'Live within',
      help: 'Such as “two weeks”, from the day on which you have the texts and pictures. Other texts name it as {delivery}.',
      max: 40,
    }),
  },
});

const { phone, email } = siteIdentity.entries;

/** What every page shows of the agency. Its seed is `site.json`. */
export const identity = defineDocument({
  name: 'identity',
  title: 'Identity',
  page: '/contact',
  fields: {
    phone: text({ label: 'Phone', help: 'Such as +1 202 555 0100.', max: 24, form: phone }),
    email: text({ label: 'Email', max: 254, form: email }),
    address: text({ label: 'Address', max: 200 }),
    hours: text({ label: 'Opening hours', max: 120, optional: true }),
    facebook: link({ label: 'Facebook' }),
    linkedin: link({ label: 'LinkedIn' }),
    x: link({ label: 'X' }),
    github: link({ label: 'GitHub' }),
  },
});

export type Home = ItemOf<typeof home>;
export type About = EntryOf<typeof about, 'reasons' | 'values'>;
export type Legal = EntryOf<typeof terms, 'body'>;
export type Offer = ItemOf<typeof offer>;
export type Identity = ItemOf<typeof identity>;
