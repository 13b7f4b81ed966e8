export const about = {
  title: 'About Us',
  mission: 'Our mission',
  vision: 'Our vision',
  reasonsTitle: 'Why Choose Us',
  valuesTitle: 'Core values',
  closing: {
    title: 'Tell us what is not working.',
    text: 'A short paragraph is enough. One of the people who would do the work replies within one working day.',
    action: 'Get in Touch',
  },
} as const;
