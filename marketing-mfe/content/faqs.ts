export const faqsPage = {
  title: 'FAQs',
  lead: (count: string) => `Answers to the ${count} questions we hear most often. Is yours missing?`,
  action: 'Ask us',
} as const;
