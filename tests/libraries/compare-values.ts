/** The values that a page of a UI library must send for the lead, and a check of what it sent. */
import type { Lead } from '../../contract/lead.ts';

export const lead: Lead = {
  name: 'Meera Iyer',
  phone: '+91 98200 41735',
  email: 'meera.iyer@leads.example',
  city: 'Pune',
  loanAmount: 2_500_000,
};

export type Values = Readonly<Record<string, unknown>>;
/** Whether a sent value is the lead's; the value is undefined if none was sent. */
export type Check = (sent: unknown) => boolean;
export type Checks = Readonly<Record<string, Check>>;

const textOf = (sent: unknown) =>
  typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean'
    ? String(sent).trim()
    : '';
const NATIONAL = '9820041735';

export const is =
  (expected: string): Check =>
  (sent) =>
    textOf(sent) === expected;
const isTicked: Check = (sent) => /^(true|on|yes|1|y)$/i.test(textOf(sent));

/**
 * The checks for any page: a phone number with or without its country code, an amount in any
 * notation.
 */
const usual: Checks = {
  name: is(lead.name),
  phone: (sent) =>
    [NATIONAL, `0${NATIONAL}`, `91${NATIONAL}`].includes(textOf(sent).replace(/\D/g, '')),
  email: is(lead.email),
  city: (sent) => textOf(sent).toLowerCase() === 'pune',
  amount: (sent) =>
    textOf(sent)
      .replace(/^(₹|rs\.?|inr)|[\s,]/gi, '')
      .replace(/\.0+$/, '') === '2500000',
  consent: isTicked,
};

/** @returns each wrong or missing value, as `name: value`. */
export function wrongValues(sent: Values, checks: Checks = {}): string[] {
  return Object.entries({ ...usual, ...checks })
    .filter(([name, check]) => !check(sent[name]))
    .map(([name]) => `${name}: ${JSON.stringify(sent[name]) ?? 'missing'}`);
}
