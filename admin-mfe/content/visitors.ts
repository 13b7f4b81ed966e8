import { type Conversion, OTHER_NAMES, type VisitorList, type VisitorRange } from '@studio/client/visitors';

const DEVICES: Readonly<Record<string, string>> = { phone: 'Phones', tablet: 'Tablets', desktop: 'Computers' };

/** Texts of the page of visitors. */
export const visitorsPage = {
  title: 'Visitors',
  lead: 'No cookies or addresses are stored, and who visited is forgotten at the end of each day. Bots, and people who are signed in here, are not counted. Days are in UTC.',
  range: 'Period',
  ranges: {
    7: 'Last 7 days',
    30: 'Last 30 days',
    90: 'Last 90 days',
    365: 'Last 12 months',
  } satisfies Readonly<Record<VisitorRange, string>>,
  empty: 'No visitors in this period yet. A visit is counted when the visitor leaves the page.',
  notLoaded: 'The visitors could not be loaded.',
  views: 'Page views',
  visitors: 'Visitors',
  visitorsHint: 'Visitors of each day, added up',
  conversions: 'Contacts',
  conversionsHint: 'Messages, questions to the chat, and clicks on WhatsApp and the phone number',
  noConversions: 'None in this period.',
  chart: 'Visitors by day',
  monthChart: 'Visitors by month',
  chartText: (visitors: string, views: string) => `${visitors} visitors and ${views} page views in this period.`,
  asTable: 'Show as a table',
  day: 'Day',
  month: 'Month',
  page: 'Page',
  source: 'Came from',
  what: 'What',
  count: 'Number',
  kinds: {
    message: 'Message',
    question: 'Chat question',
    whatsapp: 'WhatsApp',
    phone: 'Phone number',
  } satisfies Readonly<Record<Conversion, string>>,
  lists: {
    page: { title: 'Pages', name: 'Page', count: 'Views' },
    source: { title: 'Sources', name: 'Came from', count: 'Visits' },
    campaign: { title: 'Campaigns', name: 'utm_campaign', count: 'Visits' },
    country: { title: 'Countries', name: 'Country', count: 'Visitors' },
    language: { title: 'Languages', name: 'Language', count: 'Visitors' },
    device: { title: 'Devices', name: 'Device', count: 'Visitors' },
  } satisfies Readonly<Record<VisitorList, object>>,
  csv: 'Download CSV',
  direct: 'Direct or unknown',
  others: 'All others',
  unknownPage: 'Unknown page',
} as const;

const displayNames = (type: 'region' | 'language') => new Intl.DisplayNames(undefined, { type, fallback: 'code' });

/** Returns a name of a list as people read it, and whether it is text that must not be translated, such as a path. */
export function nameIn(list: VisitorList, name: string): { readonly text: string; readonly isCode: boolean } {
  if (name === OTHER_NAMES) return { text: visitorsPage.others, isCode: false };
  if (name === '') return { text: list === 'page' ? visitorsPage.unknownPage : visitorsPage.direct, isCode: false };
  if (list === 'device') return { text: DEVICES[name] ?? name, isCode: false };
  if (list === 'country') return { text: displayNames('region').of(name) ?? name, isCode: false };
  if (list === 'language') return { text: displayNames('language').of(name) ?? name, isCode: false };
  return { text: name, isCode: true };
}

/** Formats a whole number in the admin's language. */
export const wholeNumber = (count: number): string => new Intl.NumberFormat().format(count);

/** Formats a month such as `2026-03`: `Mar 2026`. */
export const shortMonth = (month: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
