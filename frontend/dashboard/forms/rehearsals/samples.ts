/**
 * The values that a rehearsal (a trial run without a submit) fills in: a sample lead, until the
 * user types other values.
 */
import '../../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import type { CustomField } from '../../../../contract/custom-field.ts';
import {
  isLeadField,
  leadFields,
  sampleLead,
  type Lead,
  type LeadField,
} from '../../../../contract/lead.ts';
import { recordOf } from '../../../../contract/keys-of.ts';
import { sampleAnswer } from '../../../../contract/custom-values.ts';
import { leadSchema } from '../../../../contract/lead-schema.ts';
import { leadComplaint } from '../../leads/lead-forms/complaint-words.ts';

export interface Samples {
  lead: Lead;
  fields: Readonly<Record<string, string>>;
}

export type SampleComplaints = Partial<Record<LeadField, string>>;

/** The sample values as the user typed them, before validation. */
export interface SampleTexts {
  lead: Readonly<Record<LeadField, string>>;
  fields: Readonly<Record<string, string>>;
}

export const sampleTexts: SampleTexts = {
  lead: recordOf(leadFields, (field) => String(sampleLead[field])),
  fields: {},
};

/**
 * Checks the sample values that the user has typed. Returns the values, or an error for each
 * invalid field of the lead.
 */
export function readSamples(
  { lead, fields }: SampleTexts,
  customFields: readonly CustomField[],
): { samples: Samples } | { complaints: SampleComplaints } {
  const parsed = z.safeParse(leadSchema, lead);
  if (!parsed.success) {
    const complaints: SampleComplaints = {};
    for (const { path, message } of parsed.error.issues) {
      const field = String(path[0]);
      if (isLeadField(field)) complaints[field] ??= leadComplaint(field, message);
    }
    return { complaints };
  }
  const values = customFields
    .map((field) => [field.name, (fields[field.name] ?? sampleAnswer(field)).trim()] as const)
    .filter(([, value]) => value !== '');
  const checked: Lead = parsed.data;
  return { samples: { lead: checked, fields: Object.fromEntries(values) } };
}
