import { siteSettings } from '../../content/site-settings.ts';

const digits = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** `$5,000,000` or `$5,000,000.50`, with the sign from the site's settings. */
export function formatAmount(amount: number): string {
  return siteSettings.currencySign + digits.format(amount);
}
