/** Copy of the contact page, except its form. */
export const contact = {
  title: 'Get in Touch',
  lead: 'Write what you have and what you wish you had. A person answers within one working day.',
  information: { title: 'Contact Information', hours: 'Sunday to Thursday, 10 to 18, Dhaka time' },
  map: { title: 'Map of where to find us', link: 'Open in maps' },
} as const;

/** Copy of the form, except its fields. */
export const contactForm = {
  optional: 'optional',
  send: 'Send Message',
  sending: 'Sending',
  promise: 'We keep your message, and nothing else about you.',
} as const;

const close = 'Close';

/** Notices after sending. */
export const outcomes = {
  success: { kind: 'success', title: 'Success', text: 'Your message has been sent!', close },
  error: { kind: 'error', title: 'Error', text: 'Failed to send message', close },
} as const;
