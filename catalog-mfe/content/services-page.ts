/** Texts around the three lists of every services page. `empty` is shown if a list has no entries. */
export const servicesPage = {
  /** Shown while the lists are loading. */
  loading: 'LOADING.....',
  services: {
    title: 'What we do',
    empty: 'Nothing is listed at the moment. Ask: we do more than we write down.',
  },
  caseStudies: {
    title: 'Case studies',
    intro: 'What was wrong, what we made, what changed.',
    empty: 'No case studies are out at the moment. We are happy to tell you of one by phone.',
  },
  testimonials: {
    title: 'What clients say',
    empty: 'Nobody is quoted at the moment.',
  },
  closing: {
    title: 'Tell us what you have in mind.',
    text: 'A paragraph is enough. You hear from somebody who could do the work, within one working day.',
    action: 'Get in Touch',
  },
} as const;
