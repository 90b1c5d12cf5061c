import { siteSettings } from '../../content/site-settings.ts';

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `$5,000,000`, with the sign from the site's settings. */
export function formatAmount(amount: number): string {
  return siteSettings.currencySign + digits.format(amount);
}
