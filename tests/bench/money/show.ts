/** Prints the tables of costs that the bench `money` shows. */
import { browserResource, totalOf, type Bill } from './price.ts';
import type { Tally } from './tally.ts';

export function showBill(title: string, bill: Bill): void {
  console.log(`\n${title}`);
  for (const [name, price] of Object.entries(bill)) {
    if (Math.abs(price) >= 0.00005) line(name, dollars(price));
  }
  const { [browserResource]: browser = 0 } = bill;
  line('together', dollars(totalOf(bill)));
  if (browser) line('without the browser', dollars(totalOf(bill) - browser));
}

export function showCounts(title: string, counted: Tally, leads: number): void {
  console.log(`\n${title}, counted`);
  const all = counted.all().filter(({ amount }) => amount > 0);
  const sorted = all.sort((one, other) => order(one.use).localeCompare(order(other.use)));
  for (const { use, amount } of sorted) line(order(use), (amount / leads).toFixed(2));
}

const order = ({ what, of, by }: { what: string; of: string; by: string }) =>
  `${what}, ${of}${by && `, by ${by}`}`;

const dollars = (price: number) => `${price < 0 ? '−' : ''}$${Math.abs(price).toFixed(4)}`;
const line = (name: string, value: string) => console.log(`  ${name.padEnd(70)} ${value}`);
