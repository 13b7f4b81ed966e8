import { shared } from '../shared.ts';

/** Copy of the contact page, except its form. */
export const contact = {
  title: 'Get in Touch',
  lead: 'Tell us what you have and what you need. A person answers within one working day.',
  information: { title: 'Contact Information', /** Empty: those of the identity. */ hours: '' },
  map: {
    title: 'Map: Road 5 in Dhanmondi, between the lake and Mirpur Road',
    liveTitle: 'Live map of where to find us',
    show: 'Show the live map',
    source: 'The live map comes from OpenStreetMap. It loads only when you ask for it.',
    link: 'Open in maps',
  },
} as const;

/** Names on the drawn map. The lake's is in two lines. */
export const mapLabels = {
  west: 'Satmasjid Road',
  east: 'Mirpur Road',
  street: 'Road 5',
  lake: ['Dhanmondi', 'Lake'],
} as const;

/** Copy of the form, except its fields. */
export const contactForm = {
  optional: 'optional',
  send: 'Send Message',
  sending: 'Sending',
  promise: 'We use your message only to answer it, and store nothing else about you.',
  privacy: 'Privacy',
} as const;

const close = 'Close';

export const outcomes = {
  success: { title: 'Success', text: 'Your message has been sent!', close },
  error: { title: 'Error', text: 'Failed to send message', close },
} as const;

/** What happens after a message was sent. */
export const next = {
  /** @param to The sender's address; unknown without JavaScript. */
  answer: (to?: string) =>
    `Someone who could do the work reads it and replies by email${to ? `, to ${to},` : ''} within one working day, Sunday to Thursday.`,
  missing: { before: 'If no answer comes, look in your spam folder for ', between: ' or call us on ', after: '.' },
} as const;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Title of the list of errors. */
export function errorsTitle(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'answer needs' : 'answers need'} another look`;
}

/** Why a message was not sent, if the API gave no reason. Its reasons are in `@studio/client/content/en/contact`. */
export const failures = {
  offline: 'You are offline. Your text stays here: send it again when you are connected.',
  unreachable: 'We could not be reached. Check your connection and send it again.',
  slow: 'We took too long to respond. Send it again: it cannot arrive twice.',
  /** @param labels Labels of the refused fields. */
  refused: (labels: readonly string[]) =>
    `${labels.length === 1 ? 'This answer needs' : 'These answers need'} another look: ${labels.join(', ')}.`,
  other: 'Something went wrong on our side. Reload the page and send it again: your text will still be here.',
} as const;

/** Other ways to send a message that the form could not send. */
export const otherWays = {
  title: 'Or send the same text another way:',
  /** For a text that is too long for the address of a link. */
  titleTooLong: 'Or send it another way. Your text is too long for these links: copy it from the form first.',
  email: 'Send it by email',
  whatsApp: 'Send it by WhatsApp',
} as const;

/** All texts of the contact page except those of the fields. */
export const english = {
  contact,
  mapLabels,
  contactForm,
  outcomes,
  next,
  errorsTitle,
  fullStop: '.',
  failures,
  otherWays,
  newTab: shared.newTab,
} as const;
