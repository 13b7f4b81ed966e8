/** Goods of an invented shop, with their prices in taka. */
export const goods = [
  { name: 'Cup', price: 650 },
  { name: 'Jug', price: 1900 },
  { name: 'Plate', price: 1100 },
] as const;

/** Districts of an invented shop, with what delivery costs in taka. */
export const districts = [
  { name: 'Dhaka', price: 70 },
  { name: 'Elsewhere', price: 130 },
] as const;

/** Returns the price of all goods with delivery, in taka; 0 without goods. */
export function totalOf(counts: readonly number[], district: number): number {
  const sum = goods.reduce((total, { price }, i) => total + price * (counts[i] ?? 0), 0);
  return sum === 0 ? 0 : sum + (districts[district]?.price ?? 0);
}

/** Texts of the section that only Shopify Development has. */
export const basket = {
  title: 'The full price before checkout',
  text: 'Nobody should have to reach the last page to learn what an order costs. Change the basket: the total with delivery follows at once.',
  note: 'An example. The goods and their prices are invented.',
  less: (name: string) => `One ${name.toLowerCase()} less`,
  more: (name: string) => `One ${name.toLowerCase()} more`,
  district: 'Delivery to',
  taka: (sum: string) => `Tk ${sum}`,
  total: 'to pay, delivery included',
  empty: 'nothing in the basket yet',
} as const;
