import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { currencies } from '../../../../frontend/content/currency.ts';
import { formatRelative } from '../../../../frontend/dashboard/components/format-time.ts';
import { Moment } from '../../../../frontend/dashboard/components/moment.tsx';
import { formatAmount } from '../../../../frontend/dashboard/submissions/one-submission/format-amount.ts';

describe('an amount of money in the dashboard', () => {
  test.each([
    [5_000_000, '$5,000,000', '₹50,00,000'],
    [250_000.5, '$250,000.50', '₹2,50,000.50'],
    [1, '$1', '₹1'],
  ])("the amount %d has its currency's symbol and digit groups", (amount, dollars, rupees) => {
    expect(formatAmount(amount)).toBe(dollars);
    expect(formatAmount(amount, currencies.rupees)).toBe(rupees);
  });
});

describe('a time in the dashboard', () => {
  const now = Date.parse('2026-11-22T12:00:00.000Z');
  test.each([
    ['2026-11-22T11:59:30.000Z', 'just now'],
    ['2026-11-22T11:53:00.000Z', '7 min ago'],
    ['2026-11-22T09:10:00.000Z', '2 hr ago'],
    ['2026-11-20T12:00:00.000Z', '2 days ago'],
    ['2026-11-22T15:00:00.000Z', 'in 3 hr'],
  ])('the time %s is shown as %s', (time, words) => {
    expect(formatRelative(time, now)).toBe(words);
  });

  test('a time is shown with its time zone', () => {
    const html = renderToStaticMarkup(<Moment time="2026-11-22T12:00:00.000Z" />);
    const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
      .formatToParts(new Date('2026-11-22T12:00:00.000Z'))
      .find(({ type }) => type === 'timeZoneName')!.value;
    expect(html).toContain(zone);
  });
});
