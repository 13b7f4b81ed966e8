export const english = {
  title: 'Not sure which?',
  text: 'Describe the problem. Someone who could do the work answers within one working day.',
  action: 'Ask the studio',
  perProject: (price: string) => `From ${price}`,
  perMonth: (price: string) => `${price} a month`,
} as const;
