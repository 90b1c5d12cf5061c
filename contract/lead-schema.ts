/**
 * Defines a valid lead: a schema for each kind of value, combined according to the table of fields
 * (lead.ts). The webhook, the dashboard, its API and the OpenAPI document all use it.
 */
import * as z from 'zod/mini';
import { leadFacts, leadFields, valueTypes, type Lead, type LeadField } from './lead.ts';
import { phoneDigits, rupeeRange } from './lead-limits.ts';
import { lineOfText } from './line-of-text.ts';

const schemas = { text: textSchema, phone: phoneSchema, email: emailSchema, rupees: rupeesSchema };

export const leadSchema = leadObject((field) => schemas[leadFacts[field].kind](field));

/**
 * A lead as a row stores it. This schema is looser than the webhook's schema: an accepted lead must
 * still be processed after the webhook's schema has become stricter.
 */
export const storedLeadSchema = leadObject((field) =>
  valueTypes[leadFacts[field].kind] === 'number' ? z.number() : z.string(),
);

type LeadShape = { [Field in LeadField]: z.ZodMiniType<Lead[Field]> };

function leadObject(schemaOf: (field: LeadField) => z.ZodMiniType) {
  const shape = Object.fromEntries(leadFields.map((field) => [field, schemaOf(field)]));
  return z.object(shape as LeadShape);
}

function textSchema(field: LeadField) {
  return lineOfText({
    name: field,
    maxLength: leadFacts[field].maxLength ?? Infinity,
    missing: `${field} is required and must be a string`,
    blank: `${field} must not be blank`,
  });
}

function phoneSchema(field: LeadField) {
  const { least, most } = phoneDigits;
  return textSchema(field).check(
    z.regex(
      /^\+?[\d\s()./-]*$/,
      `${field} may hold digits, spaces, brackets, dots, dashes and a leading +`,
    ),
    z.refine((text: string) => {
      const digits = text.replace(/\D/g, '').length;
      return digits >= least && digits <= most;
    }, `${field} must have ${least} to ${most} digits`),
  );
}

function emailSchema(field: LeadField) {
  return textSchema(field).check(
    z.regex(z.regexes.html5Email, `${field} must be an e-mail address`),
  );
}

/** An amount. Accepts a numeric string too, because form tools send every value as a string. */
function rupeesSchema(field: LeadField) {
  const { least, most } = rupeeRange;
  const outOfRange = `${field} must be a positive number of rupees, ${least} to ${most.toLocaleString('en-US')}`;
  const rupees = z
    .number(outOfRange)
    .check(z.minimum(least, outOfRange), z.maximum(most, outOfRange));
  return z.pipe(
    z.pipe(
      z.union(
        [
          rupees,
          z.pipe(
            z.string().check(z.trim(), z.regex(/^\d+(\.\d+)?$/)),
            z.transform((text: string) => Number(text)),
          ),
        ],
        `${field} is required and must be a positive number of rupees`,
      ),
      rupees,
    ),
    // Rounds the amount to a paisa, because spreadsheets compute values with 17 digits.
    z.transform((amount: number) => Math.round(amount * 100) / 100),
  );
}
