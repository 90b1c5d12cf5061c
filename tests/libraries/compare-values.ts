/**
 * The test lead, and the checks of the values that a page made with a UI library has sent for the
 * lead.
 */
import type { Lead } from '../../contract/lead.ts';

export const lead: Lead = {
  name: 'Meera Iyer',
  phone: '+91 98200 41735',
  email: 'meera.iyer@leads.example',
  city: 'Pune',
  loanAmount: 2_500_000,
};

/** A lead of another person, with the same city and amount. */
export const otherLead: Lead = {
  ...lead,
  name: 'Arjun Nair',
  phone: '9004017263',
  email: 'arjun.nair@leads.example',
};

export type Values = Readonly<Record<string, unknown>>;
/** Returns whether a sent value is correct. `sent` is undefined if the page sent no value. */
export type Check = (sent: unknown) => boolean;
export type Checks = Readonly<Record<string, Check>>;

const textOf = (sent: unknown) =>
  typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean'
    ? String(sent).trim()
    : '';

export const is =
  (expected: string): Check =>
  (sent) =>
    textOf(sent) === expected;
const isTicked: Check = (sent) => /^(true|on|yes|1|y)$/i.test(textOf(sent));

/**
 * The usual checks of a page's values. A phone number may have a country code or not. An amount may
 * have a currency sign and separators.
 */
const usualChecks = ({ name, phone, email }: Lead): Checks => ({
  name: is(name),
  phone: (sent) => {
    const national = phone.replace(/\D/g, '').slice(-10);
    const digits = textOf(sent).replace(/\D/g, '');
    return [national, `0${national}`, `91${national}`].includes(digits);
  },
  email: is(email),
  city: (sent) => textOf(sent).toLowerCase() === 'pune',
  amount: (sent) =>
    textOf(sent)
      .replace(/^(₹|rs\.?|inr)|[\s,]/gi, '')
      .replace(/\.0+$/, '') === '2500000',
  consent: isTicked,
});

/**
 * @param checks the page's own checks, which replace the usual checks. If `whose` is another lead,
 * the usual check of the phone number is used.
 * @returns each wrong or missing value, as `name: value`.
 */
export function wrongValues(sent: Values, checks: Checks = {}, whose: Lead = lead): string[] {
  const usual = usualChecks(whose);
  const { phone } = usual;
  return Object.entries({ ...usual, ...checks, ...(whose !== lead && { phone }) })
    .filter(([name, check]) => !check?.(sent[name]))
    .map(([name]) => `${name}: ${JSON.stringify(sent[name]) ?? 'missing'}`);
}
