/** Copy of the home page, except its slides and cards. */
export const home = {
  start: 'Get Started',
  appointment: { label: 'Book an Appointment', subject: 'Appointment' },
  next: 'Next',
  /** In place of the hero's controls where no scripts run. */
  below: 'See what we do',
  services: {
    title: 'What We Do',
    intro: 'Design, development and marketing from one team. Hire us for a single project, or for everything.',
    learnMore: 'Learn More',
  },
  about: {
    title: 'About Us',
    statement:
      'We are fourteen people in Dhaka who design, write and build under one roof. You talk directly to the people who do the work, and they stay with your project after launch.',
    text: 'We started in 2016 with a bakery that wanted to stop taking orders by phone. It is still a client today.',
    action: 'Get in Touch',
  },
  posts: { title: 'Latest posts', all: 'All posts' },
} as const;
