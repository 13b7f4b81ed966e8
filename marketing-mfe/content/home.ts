/** Copy of the home page, except its slides and cards. */
export const home = {
  start: 'Get Started',
  appointment: { label: 'Book an Appointment', subject: 'Appointment' },
  next: 'Next',
  services: {
    title: 'What We Do',
    intro: 'Nine things, done by people you can name. Take one, or let us carry the whole of it.',
    learnMore: 'Learn More',
  },
  about: {
    title: 'About Us',
    statement:
      'Fourteen people in Dhaka who draw, write and build under one roof. You talk to whoever does the work, and they stay with it after launch.',
    text: 'We began in 2016 with a bakery that wanted to stop taking orders by phone. It still calls us, though seldom about orders.',
    action: 'Get in Touch',
  },
  posts: { title: 'Latest posts', all: 'All posts' },
} as const;
