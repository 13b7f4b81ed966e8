export const legalTexts = {
  titles: { terms: 'Terms and conditions', privacy: 'Privacy policy' },
  since: 'In force since',
  /** Shown only where site.json names outside analytics. */
  analytics: {
    title: 'Visits counted by other companies',
    text: (hosts: string) =>
      `Public pages of this website also load a program from ${hosts} that counts visits. Your browser then requests it there, and reports to it which pages you open. Whoever runs it sees your IP address and which browser you use, and their own privacy policy applies.`,
  },
  question: {
    title: 'Something unclear?',
    text: 'Write to us, and we will explain it in plain language.',
    action: 'Ask us',
  },
} as const;
