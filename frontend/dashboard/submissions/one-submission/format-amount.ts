import type { Currency } from '../../../content/currency.ts';
import { siteSettings } from '../../../content/site-settings.ts';

/**
 * Formats an amount of money: `$5,000,000` or `$5,000,000.50`; `₹50,00,000` if the site's currency
 * is rupees.
 */
export function formatAmount(
  amount: number,
  { sign, locale }: Currency = siteSettings.currency,
): string {
  const digits = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return sign + digits.format(amount);
}
