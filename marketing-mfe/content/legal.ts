export const legalTexts = {
  titles: { terms: 'Terms and conditions', privacy: 'Privacy policy' },
  since: 'In force since',
  question: {
    title: 'Something unclear?',
    text: 'Write to us, and we will explain it in plain language.',
    action: 'Ask us',
  },
} as const;
