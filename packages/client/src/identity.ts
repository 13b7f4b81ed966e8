import * as v from 'valibot';
import { emailAddress } from './email.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'a text'));
const HTTPS = 'an address that begins with https://';
const https = v.pipe(v.string(), v.url(HTTPS), v.startsWith('https://', HTTPS));

/** Characters that separate the parts of a policy of pages, or stand for any host. */
const SEPARATORS = /[\s;,*'"<>\\]/;

/** An address that a policy of pages can name, of no user. */
const listed = v.pipe(
  v.string(),
  v.maxLength(500, 'at most 500 characters'),
  v.check((text) => text.startsWith('https://') && URL.canParse(text), HTTPS),
  v.check((text) => !SEPARATORS.test(text) && new URL(text).username === '', 'an address of one host'),
);

const origin = v.pipe(
  listed,
  v.check((text) => new URL(text).origin === text, 'an address without a path, such as https://analytics.example'),
);

const oneOrMore = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.union([item, v.pipe(v.array(item), v.minLength(1), v.maxLength(5))], 'an https address, or one to five of them');

/** A program of another site that counts visitors: its scripts, the origins that they send to, and their `data-` attributes. */
const analytics = v.strictObject({
  script: oneOrMore(listed),
  connect: oneOrMore(origin),
  data: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'a name of lower-case letters')), text),
      v.maxEntries(10, 'at most 10 attributes'),
    ),
  ),
});

/** The agency's identity, as in `site.json`. The server reads it at its start and passes it to every page. */
export const siteIdentity = v.strictObject({
  name: text,
  /** In the parts in which people read it; countries differ in that. */
  phone: v.pipe(
    v.string(),
    v.regex(/^\+[0-9](?: ?[0-9]){5,14}$/, 'a plus sign and 6 to 15 digits, with a space between parts'),
  ),
  email: v.pipe(v.string(), emailAddress('an email address'), v.maxLength(254, 'at most 254 characters')),
  address: text,
  /** Opening hours. */
  hours: text,
  map: v.strictObject({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    zoom: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(19)),
  }),
  social: v.strictObject({ facebook: https, linkedin: https, x: https, github: https }),
  supportText: text,
  /** Unset: no page loads anything from another site to count visitors. */
  analytics: v.optional(analytics),
  copyrightYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999)),
});

export type SiteIdentity = v.InferOutput<typeof siteIdentity>;

/** Returns the addresses of what counts visitors beside the site; undefined if nothing does. */
export const analyticsOf = ({ analytics: given }: Pick<SiteIdentity, 'analytics'>) =>
  given && { scripts: [given.script].flat(), connect: [given.connect].flat(), data: given.data };

/** The identity as pages receive it: with what the owner has changed, and what is computed from the content. */
export interface LiveSite extends SiteIdentity {
  /** The current year, in UTC. */
  readonly year?: number;
  /** The lowest price of a ready-made website; unset without one. */
  readonly lowestPrice?: string | undefined;
}

/** Returns the years of the copyright: `2025`, `2025–2026`. */
export const copyrightYears = ({ copyrightYear: first, year = first }: LiveSite): string =>
  year > first ? `${first}–${year}` : String(first);

/** Returns a phone number as machines write it: `+4755000000`. */
export const dialled = (phone: string): string => phone.replaceAll(' ', '');

/** Returns the address of a WhatsApp conversation with the agency that begins with a text. Halves of characters are left out. */
export const chatHref = (site: Pick<SiteIdentity, 'phone'>, text: string): string =>
  `https://wa.me/${site.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`;

/** Returns the address of a WhatsApp conversation with the agency, with its support text filled in. */
export const supportHref = (site: Pick<SiteIdentity, 'phone' | 'supportText'>): string =>
  chatHref(site, site.supportText);
