/**
 * The lead: what an integrator sends to the webhook and what the bot types into the target form.
 * Its fields are declared only here. Schema, hash, redaction, masks, search, CSV, the guide, the
 * sheet script, the dashboard and the OpenAPI document loop over this table, and `npm run generate`
 * copies it into the GraphQL files. The schema is in another file (`lead-schema.ts`), so that the
 * site's pages can import this file without it.
 */
import type { CustomValues } from './custom-field.ts';
import { keysOf } from './keys-of.ts';
import { phoneDigits } from './lead-limits.ts';

/** The kind of a field's value, which decides how the value is checked, entered and shown. */
export type ValueKind = 'text' | 'phone' | 'email' | 'rupees';

/** The type of the field's value in JSON. */
export const valueTypes = {
  text: 'string',
  phone: 'string',
  email: 'string',
  rupees: 'number',
} as const satisfies Record<ValueKind, string>;

export interface LeadFieldFacts {
  kind: ValueKind;
  /** Maximum length of the field's text, in UTF-16 units. */
  maxLength?: number;
  /** How a sentence names the field, for example in an error message. */
  label: string;
  /** A valid value of the field, used in every example. */
  sample: string | number;
  /**
   * Whether a search of submissions compares this field. `digits`: the search also compares the
   * field's digits only.
   */
  searched: false | 'text' | 'digits';
  /**
   * How the field's value is removed from a page's text: as a whole, as a whole and word by word,
   * or by its digits.
   */
  redacted: false | 'text' | 'words' | 'digits';
  /** Whether screenshots hide the field's value, in a stage that masks personal data. */
  masked: boolean;
  /** Whether exports of submissions include the field. */
  exported: boolean;
  /**
   * The field's position among the fields of a shown or exported submission. Requests list the
   * fields in the order of this table.
   */
  place: number;
  /** The line below the person's name on which the dashboard's table shows the field's value. */
  listLine?: number;
  /**
   * Common names of the field's column in spreadsheets, without spaces and punctuation. The most
   * common name is first.
   */
  columnNames: readonly string[];
  /** How the guide describes the field's value to users of Zapier. */
  zapValue: string;
  /**
   * The parts of the field's value for which a target form may have separate fields, such as the
   * first name.
   */
  formKinds: readonly string[];
}

/**
 * Don't change the order of the fields: the hash of the request's body, compared for an
 * Idempotency-Key, depends on this order.
 */
const table = {
  name: {
    kind: 'text',
    maxLength: 200,
    label: 'name',
    sample: 'Asha Rao',
    searched: 'text',
    redacted: 'words',
    masked: true,
    exported: true,
    place: 1,
    columnNames: [
      'name',
      'fullname',
      'leadname',
      'customername',
      'contactname',
      'customer',
      'lead',
    ],
    zapValue: 'The lead’s full name',
    formKinds: ['fullName', 'firstName', 'middleName', 'lastName'],
  },
  phone: {
    kind: 'phone',
    maxLength: 40,
    label: 'phone',
    sample: '+91 98765 43210',
    searched: 'digits',
    redacted: 'digits',
    masked: true,
    exported: true,
    place: 3,
    columnNames: [
      'phone',
      'phonenumber',
      'mobile',
      'mobilenumber',
      'telephone',
      'tel',
      'contactnumber',
      'phoneno',
      'mobileno',
      'contactno',
    ],
    zapValue: `Phone number with country code, ${phoneDigits.least} to ${phoneDigits.most} digits`,
    formKinds: ['phone', 'countryCode'],
  },
  email: {
    kind: 'email',
    maxLength: 254,
    label: 'email',
    sample: 'asha.rao@leads.example',
    searched: 'text',
    redacted: 'text',
    masked: true,
    exported: true,
    place: 2,
    listLine: 1,
    columnNames: ['email', 'emailaddress', 'mail', 'emailid'],
    zapValue: 'E-mail address',
    formKinds: ['email', 'emailAgain'],
  },
  city: {
    kind: 'text',
    maxLength: 100,
    label: 'city',
    sample: 'Mumbai',
    searched: 'text',
    redacted: 'text',
    masked: true,
    exported: true,
    place: 4,
    listLine: 2,
    columnNames: ['city', 'town', 'location'],
    zapValue: 'City',
    formKinds: ['city'],
  },
  loanAmount: {
    kind: 'rupees',
    label: 'loan amount',
    sample: 5_000_000,
    searched: false,
    redacted: 'digits',
    masked: true,
    exported: true,
    place: 5,
    listLine: 2,
    columnNames: [
      'loanamount',
      'amount',
      'loan',
      'loanvalue',
      'loanamt',
      'loanamountinr',
      'amountinr',
    ],
    zapValue: 'Loan amount in rupees, digits only; Zapier’s text is taken as it is',
    formKinds: ['loanAmount'],
  },
} as const satisfies Record<string, LeadFieldFacts>;

export type LeadField = keyof typeof table;
export const leadFacts: Readonly<Record<LeadField, LeadFieldFacts>> = table;
/** The lead's fields in the order in which they are sent. */
export const leadFields = keysOf(table);
/** The lead's fields in the order in which a submission shows them. */
export const shownFields = leadFields.toSorted(
  (one, other) => leadFacts[one].place - leadFacts[other].place,
);

export const isLeadField = (name: string): name is LeadField => Object.hasOwn(leadFacts, name);

type ValueOf<Kind extends ValueKind> = {
  string: string;
  number: number;
}[(typeof valueTypes)[Kind]];

/** A lead after validation: its texts are trimmed, and its amount is a number. */
export type Lead = { [Field in LeadField]: ValueOf<(typeof table)[Field]['kind']> };

/** A lead and, if it goes to a user's form, its answers to the form's own questions. */
export type AnsweredLead = Lead & { fields?: CustomValues | undefined };

/** A part of a lead that a field of a target form may require, such as the first name. */
export type FormKind = (typeof table)[LeadField]['formKinds'][number];
export const formKinds = leadFields.flatMap<FormKind>((field) => table[field].formKinds);

function mapLead(valueOf: (field: LeadField) => unknown): Lead {
  return Object.fromEntries(leadFields.map((field) => [field, valueOf(field)])) as Lead;
}

export const sampleLead: Lead = mapLead((field) => leadFacts[field].sample);

/** Picks the lead's fields from an object with other members too, such as a row. */
export function leadOf(holder: Lead): Lead {
  return mapLead((field) => holder[field]);
}

/** Builds a lead from the texts that a person typed. */
export function leadOfTexts(textOf: (field: LeadField) => string): Lead {
  return mapLead((field) =>
    valueTypes[leadFacts[field].kind] === 'number' ? Number(textOf(field)) : textOf(field),
  );
}

/** Returns every value of a lead as text. */
export function leadTexts(lead: AnsweredLead): string[] {
  return [...leadFields.map((field) => String(lead[field])), ...answerTexts(lead)];
}

/** The lead's values, as text, that a masked screenshot hides. */
export function maskedTexts(lead: AnsweredLead): string[] {
  const masked = leadFields.filter((field) => leadFacts[field].masked);
  return [...masked.map((field) => String(lead[field])), ...answerTexts(lead)];
}

/** The answers that may identify a person. Leaves out `yes` and `no`, which occur on every page. */
export function answerTexts({ fields = {} }: AnsweredLead): string[] {
  return Object.values(fields).filter((answer) => !/^(yes|no|.)$/iu.test(answer));
}
