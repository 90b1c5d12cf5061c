import { currencies, type Currency } from './currency.ts';

const brand = 'Tidewright';

/** Settings of the agency: name, contacts and currency. */
export const siteSettings = {
  brand,
  description: `${brand} is a full-stack performance marketing agency. We plan, buy, build and measure, from the first click to the signed deal.`,
  cardDescription: `${brand}: a course plotted across a sea chart`,
  email: 'hello@tidewright.example',
  /** The address for owners of sites who receive unwanted leads from this service. */
  abuseEmail: 'abuse@tidewright.example',
  phone: '+91 22 5550 0142',
  /** The currency of every amount on the site and in the dashboard. */
  currency: currencies.dollars as Currency,
} as const;

export const telephoneLink = `tel:${siteSettings.phone.replaceAll(' ', '')}`;
