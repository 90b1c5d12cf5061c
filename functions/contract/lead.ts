/**
 * The lead: what an integrator sends to the webhook and what the bot types into the target form.
 * The schema is the only place that says what a valid lead is; the webhook, the OpenAPI document
 * and the dashboard's test card all read it.
 */
import * as z from 'zod/mini';

const MAX_LOAN_AMOUNT_RUPEES = 1e12;
const NO_CONTROL_CHARACTERS = /^[^\p{Cc}]*$/u;

/** A required line of text: trimmed, not blank, no control characters. */
function requiredText(field: string, maxLength: number) {
  return z
    .string(`${field} is required and must be a string`)
    .check(
      z.trim(),
      z.minLength(1, `${field} must not be blank`),
      z.maxLength(maxLength, `${field} must be at most ${maxLength} characters`),
      z.regex(NO_CONTROL_CHARACTERS, `${field} must be one line of text`),
    );
}

/** Rupees. A numeric string is taken too, since form tools send every value as a string. */
const loanAmountSchema = z.pipe(
  z.union(
    [
      z.number(),
      z.pipe(
        z.string().check(z.trim(), z.regex(/^\d+(\.\d+)?$/)),
        z.transform((text: string) => Number(text)),
      ),
    ],
    'loanAmount is required and must be a positive number of rupees',
  ),
  z
    .number()
    .check(
      z.positive('loanAmount must be a positive number of rupees'),
      z.maximum(MAX_LOAN_AMOUNT_RUPEES, `loanAmount must be at most ${MAX_LOAN_AMOUNT_RUPEES}`),
    ),
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

export const leadFields = ['name', 'phone', 'email', 'city', 'loanAmount'] as const;
export type LeadField = (typeof leadFields)[number];
