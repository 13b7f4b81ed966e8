/** What a customer enters: a budget in dollars a month, the price of a click in cents, buyers of 100 visitors, and the profit of an order in dollars. */
export interface Campaign {
  readonly budget: number;
  readonly click: number;
  readonly buyers: number;
  readonly profit: number;
}

/** Returns what a month of adverts leads to. `price` is that of our work, in dollars. */
export function resultOf({ budget, click, buyers, profit }: Campaign, price: number) {
  const visitors = Math.round((100 * budget) / click);
  const orders = Math.round((visitors * buyers) / 100);
  return { visitors, orders, left: Math.round(orders * profit - budget - price) };
}

/** Texts of the section that only Digital Marketing has. */
export const budget = {
  title: 'What your budget brings in',
  text: 'Enter what a click costs and what an order earns you. If nothing is left at the end of the month, we tell you, and we stop.',
  note: 'An example with your figures, not a forecast. Visitors = budget ÷ cost per click. Orders = visitors × buyers ÷ 100. Left = orders × profit − budget − our work. Returning customers are not counted.',
  budget: 'Advertising per month',
  click: 'Cost per click',
  buyers: 'Buyers per 100 visitors',
  profit: 'Profit per order',
  visitors: 'Visitors',
  orders: 'Orders',
  work: 'Our work',
  left: 'left at the end of the month',
  /** Returns a sum of dollars with its sign. */
  dollars: (sum: number, text: (sum: number) => string) => `${sum < 0 ? '−' : ''}$${text(Math.abs(sum))}`,
  verdict: { good: 'Worth another month.', bad: 'We would tell you to stop.' },
} as const;
