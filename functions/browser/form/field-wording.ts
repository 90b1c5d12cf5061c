/**
 * Finds facts in a field's own words other than the kind of value that it asks for, such as whether
 * the field asks for consent or for a payment.
 */
import type { PageField } from '../page/scripts/page-scan.ts';
import { rangeOf } from './amounts.ts';
import { areaCodeWords, consentWords, offerWords } from './field-rules.ts';
import { asWords, isOtherSum } from './read-words.ts';

/**
 * Words of a text by which a person agrees to pay an amount. A checkbox with such a text is never
 * ticked, because no lead contains this agreement.
 */
const paying = /(?<!\p{L})(?:pay|payment|fees?|charges?|debit|deposit)(?!\p{L})/u;
const money = /(?:₹|(?<!\p{L})(?:rs\.?|inr|usd)|[$€£])\s?\d/u;
/**
 * Currencies other than the lead's rupees. A dollar sign alone does not count, because many
 * templates contain one.
 */
const otherCurrency =
  /(?<!\p{L})(?:usd|eur|gbp|aed|sgd|aud|cad|dollars?|euros?|dirhams?)(?!\p{L})|us\s?\$|[€£]/u;
const rupees = /₹|(?<!\p{L})(?:inr|rs|rupees?)(?!\p{L})/u;

/** Words by which a person allows to be contacted. */
const contacting =
  /(?<!\p{L})(?:(?:may|can) (?:contact|call|reach)|(?:contact|call|reach) me)(?!\p{L})/u;

export function isConsent(field: PageField): boolean {
  const words = wordsOf(field);
  const agrees = consentWords.test(words) || contacting.test(words);
  return field.type === 'checkbox' && agrees && !asksForMoney(words);
}

/**
 * Whether the words ask the person to pay an amount.
 * @param words the field's words in lower case.
 */
export const asksForMoney = (words: string) => paying.test(words) && money.test(words);

export function isOtherCurrency({ label, placeholder, nearby, behind }: PageField): boolean {
  const words = `${label} ${placeholder} ${nearby} ${behind}`.toLowerCase();
  return otherCurrency.test(words) && !rupees.test(words);
}

/** Whether a box stands for an offer. Permission to be contacted by WhatsApp is none. */
export function isOffer(field: PageField): boolean {
  const words = wordsOf(field);
  return offerWords.test(contacting.test(words) ? words.replace(/whats ?app/g, '') : words);
}

function wordsOf({ label, name, id, nearby }: PageField): string {
  return `${label} ${asWords(name)} ${asWords(id)} ${nearby}`.toLowerCase();
}

export const isAreaCode = (field: PageField) =>
  field.autocomplete === 'tel-area-code' || areaCodeWords.test(wordsOf(field));

/** Whether a choice without a telling caption, such as `Choose a range`, is among sums of rupees. */
export function offersAmounts({ type, label, options, group, section }: PageField): boolean {
  const entries = type === 'radio' ? [label] : options.map(({ text }) => text);
  const sums = entries.filter((text) => /₹|(?<!\p{L})(?:lakhs?|lacs?|crores?)/iu.test(text));
  const isSums = sums.length > 0 && sums.length >= entries.length - 1;
  return (
    isSums && sums.every((text) => rangeOf(text)) && !isOtherSum(asWords(`${group} ${section}`))
  );
}
