/** Texts that all services pages share. `empty` is shown if a list has no entries. */
export const servicesPage = {
  /** Shown while the page is loading. */
  loading: 'LOADING.....',
  action: 'Get in Touch',
  seeProof: 'See a result',
  points: 'What you get',
  facts: { price: 'Price from', time: 'How long', first: 'What happens first' },
  proof: 'What came of it',
  questions: {
    title: 'Asked before signing',
    more: { text: 'Who owns the code, how you pay, what happens after launch:', action: 'Read the FAQs', to: '/faqs' },
  },
  services: {
    title: 'What we do',
    empty: 'Nothing is listed right now. Ask us: we do more than fits in a list.',
  },
  caseStudies: {
    title: 'Case studies',
    intro: 'What was wrong, what we made, what changed.',
    empty: 'No case studies are published right now. Call us and we will talk you through one.',
  },
  testimonials: {
    title: 'What clients say',
    empty: 'No quotes are published right now.',
  },
  closing: {
    title: 'Come in and tell us',
    text: 'A paragraph is enough. Someone who could do the work answers within one working day.',
  },
} as const;
