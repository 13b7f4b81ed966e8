/** Copy of the home page, except its slides and cards. */
export const home = {
  start: 'Get Started',
  appointment: { label: 'Book an Appointment', subject: 'Appointment' },
  next: 'Next',
  /** Link in place of the hero's controls without scripts. */
  below: 'See what we do',
  services: {
    title: 'What We Do',
    learnMore: 'Learn More',
  },
  about: {
    title: 'About Us',
    action: 'Get in Touch',
  },
  posts: { title: 'Latest posts', all: 'All posts' },
} as const;
