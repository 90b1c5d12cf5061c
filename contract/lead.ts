/**
 * The lead: what an integrator sends to the webhook and what the bot types into the target form.
 * The schema is the only place that says what a valid lead is; the webhook, the OpenAPI document
 * and the dashboard's test card all read it.
 */
import * as z from 'zod/mini';
import { loanAmountRange } from './lead-limits.ts';
import { lineOfText } from './line-of-text.ts';

const outOfRange = `loanAmount must be a positive number of rupees, ${loanAmountRange.least} to ${loanAmountRange.most}`;
const rupees = z
  .number(outOfRange)
  .check(z.minimum(loanAmountRange.least, outOfRange), z.maximum(loanAmountRange.most, outOfRange));

function requiredText(field: string, maxLength: number) {
  return lineOfText({
    name: field,
    maxLength,
    missing: `${field} is required and must be a string`,
    blank: `${field} must not be blank`,
  });
}

/** Rupees. A numeric string is taken too, since form tools send every value as a string. */
const loanAmountSchema = z.pipe(
  z.pipe(
    z.union(
      [
        rupees,
        z.pipe(
          z.string().check(z.trim(), z.regex(/^\d+(\.\d+)?$/)),
          z.transform((text: string) => Number(text)),
        ),
      ],
      'loanAmount is required and must be a positive number of rupees',
    ),
    rupees,
  ),
  // What a spreadsheet computes has 17 digits; no form has use for parts of a paisa.
  z.transform((amount: number) => Math.round(amount * 100) / 100),
);

export const leadSchema = z.object({
  name: requiredText('name', 200),
  phone: requiredText('phone', 40).check(
    z.regex(
      /^\+?[\d\s()./-]*$/,
      'phone may hold digits, spaces, brackets, dots, dashes and a leading +',
    ),
    z.refine((text: string) => {
      const digits = text.replace(/\D/g, '').length;
      return digits >= 6 && digits <= 15;
    }, 'phone must have 6 to 15 digits'),
  ),
  email: requiredText('email', 254).check(
    z.regex(z.regexes.html5Email, 'email must be an e-mail address'),
  ),
  city: requiredText('city', 100),
  loanAmount: loanAmountSchema,
});

/** A lead after validation: text trimmed, `loanAmount` a number of rupees. */
export type Lead = z.infer<typeof leadSchema>;

export type LeadField = keyof Lead;
/** In the order of the schema, which the hash of an Idempotency-Key's body keeps. */
export const leadFields = Object.keys(leadSchema.shape) as readonly LeadField[];

/** The lead and nothing else of what holds one, such as its row. */
export function leadOf(holder: Lead): Lead {
  return Object.fromEntries(leadFields.map((field) => [field, holder[field]])) as Lead;
}

/** Every value, as text. */
export function leadTexts(lead: Lead): string[] {
  return leadFields.map((field) => String(lead[field]));
}
