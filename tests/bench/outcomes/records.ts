/**
 * The labelled records of pages after a submit, and the outcome that the bot must reach for each
 * label.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { AfterPageKind } from '../../../functions/browser/judge/after-page.ts';

export const sharedRecords = join(
  import.meta.dirname,
  '../../../../shared/corpus/outcomes/open.jsonl',
);

const kindOfLabel = {
  accepted: 'accepted',
  accepted_pending_verification: 'verification_required',
  refused_value: 'value_refused',
  refused_duplicate: 'already_submitted',
  refused_policy: 'policy_refused',
  error: 'error',
  rate_limited: 'too_many',
  login_required: 'login_required',
  neutral: 'neutral',
} as const satisfies Record<string, AfterPageKind>;

export type OutcomeLabel = keyof typeof kindOfLabel;
export const outcomeLabels = Object.keys(kindOfLabel) as OutcomeLabel[];

const recordSchema = z.object({
  id: z.string(),
  label: z.enum(outcomeLabels),
  lang: z.string(),
  text: z.string(),
  html: z.optional(z.nullable(z.string())),
  form_gone: z.nullable(z.boolean()),
  status: z.nullable(z.number()),
  url: z.nullable(z.string()),
  json: z.optional(z.nullable(z.unknown())),
  doubt: z.optional(z.boolean()),
  key: z.string(),
});
export type OutcomeRecord = z.infer<typeof recordSchema>;

export async function readRecords(file: string): Promise<OutcomeRecord[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => recordSchema.parse(JSON.parse(line)));
}

export const kindOf = ({ label }: OutcomeRecord): AfterPageKind => kindOfLabel[label];
