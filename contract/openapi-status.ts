/** The status of a submission in the OpenAPI document. */
import type * as z from 'zod/mini';
import { describeReasons } from './openapi-reasons.ts';
import { exampleId } from './openapi-refusals.ts';
import { schemaOf } from './openapi-schema.ts';
import { submissionStatusSchema, type SubmissionStatusAnswer } from './webhook-answers.ts';
import { waitReasons, type WaitReason } from './wait-reason.ts';

const waitingExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'pending',
  retryCount: 1,
  failureReason: 'timeout',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:01:00.000Z',
  nextAttemptAt: '2026-03-01T10:02:00.000Z',
};
const endedExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'error',
  retryCount: 0,
  failureReason: 'already_submitted',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:20.000Z',
};
const unsentExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'error',
  retryCount: 0,
  failureReason: 'no_confirmation',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:20.000Z',
  nothingSent: true,
};
const decidedExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'success',
  retryCount: 0,
  failureReason: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T11:30:00.000Z',
  decidedBy: 'owner',
};
const heldExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'processing',
  retryCount: 0,
  failureReason: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:02.000Z',
  nextAttemptAt: '2026-03-02T04:00:00.000Z',
  waitingFor: 'hours',
};

export const statusExamples = {
  waiting: { summary: 'It failed and will be tried again.', value: waitingExample },
  held: { summary: 'It waits for its form’s working hours.', value: heldExample },
  ended: { summary: 'It failed for good.', value: endedExample },
  unsent: { summary: 'The form did not submit it.', value: unsentExample },
  decided: { summary: 'Its owner said that it went in.', value: decidedExample },
};

const nothingSentRules =
  'Only with the status error: the bot submitted the form, but its page sent nothing, and no earlier attempt may have sent the lead. Some pages refuse a lead by a script of their own. Its owner may retry it in the dashboard; a form that takes a person once still counts it.';

const decidedByRules =
  'Only with the status success, where the form gave no clear answer: its owner looked, and said in the dashboard that the lead went in. Its owner may take that back; then the status is error again.';

const waitMeanings: Record<WaitReason, string> = {
  paused: 'its form is paused.',
  needs_attention: 'the page of its form has changed, and its owner has to look at it.',
  blocked: 'the service may not fill its form at the moment.',
  hours: 'it is outside the working hours of its form.',
  day_cap: 'its form has had its leads of the day.',
  month_cap: 'its form has had its leads of the month.',
  pace: 'its form takes only so many leads at a time.',
  origin: 'the site of its form takes only so many leads at a time.',
};
const waitRules = [
  'Only while a lead waits although nothing is wrong with it. No attempt is spent, and but for origin it grows no older. nextAttemptAt says until when, where that is known.',
  '',
  ...waitReasons.map((reason) => `- \`${reason}\`: ${waitMeanings[reason]}`),
].join('\n');

export function statusSchema(): z.core.JSONSchema.BaseSchema {
  return describeStatus(schemaOf(submissionStatusSchema));
}

/** Adds descriptions of members to the schema of a submission's status. */
export function describeStatus<Schema extends z.core.JSONSchema.BaseSchema>(
  schema: Schema,
): Schema {
  const texts = {
    failureReason: describeReasons(),
    nothingSent: nothingSentRules,
    decidedBy: decidedByRules,
    waitingFor: waitRules,
  };
  for (const [name, description] of Object.entries(texts)) {
    const property = schema.properties?.[name];
    if (typeof property === 'object') property.description = description;
  }
  return schema;
}
