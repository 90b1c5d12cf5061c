/**
 * `reference`: the sender's own id of a lead. It is personal data, because it may be a phone number.
 */
import { lineOfText } from './line-of-text.ts';

const referenceMaxLength = 128;

export const referenceSchema = lineOfText({
  name: 'reference',
  maxLength: referenceMaxLength,
  missing: 'reference must be text',
  blank: 'reference must not be blank',
});

export const sampleReference = 'CRM-4711';

/** The key of the index by which an owner finds the leads with one reference. */
export function referenceKeyOf(userId: string, reference: string): string {
  return `${userId} ${reference}`;
}
