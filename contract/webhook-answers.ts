/** The webhook's answers: the integrator's contract, from which the OpenAPI document is made. */
import * as z from 'zod/mini';
import { failureReasons, submissionStatuses } from './submission.ts';
import { waitReasons } from './wait-reason.ts';
import { duplicateLeadCode } from './webhook-limits.ts';

export const acceptedSchema = z.object({
  success: z.literal(true),
  submissionId: z.string(),
  status: z.literal('processing'),
  message: z.string(),
});
export type AcceptedAnswer = z.infer<typeof acceptedSchema>;

export const submissionStatusSchema = z.object({
  success: z.literal(true),
  submissionId: z.string(),
  status: z.enum(submissionStatuses),
  retryCount: z.int(),
  failureReason: z.nullable(z.enum(failureReasons)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  nextAttemptAt: z.optional(z.iso.datetime()),
  nothingSent: z.optional(z.literal(true)),
  decidedBy: z.optional(z.literal('owner')),
  waitingFor: z.optional(z.enum(waitReasons)),
});
export type SubmissionStatusAnswer = z.infer<typeof submissionStatusSchema>;

export const refusalSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  details: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  code: z.optional(z.literal(duplicateLeadCode)),
  submissionId: z.optional(z.string()),
  // The members that RFC 9457 demands; see problems.ts.
  type: z.string(),
  title: z.string(),
  detail: z.string(),
  instance: z.optional(z.string()),
});
export type RefusalAnswer = z.infer<typeof refusalSchema>;

/** A refusal as `application/problem+json`, for requests whose `Accept` names that type. */
export const problemSchema = z.extend(refusalSchema, { status: z.int() });
export type ProblemAnswer = z.infer<typeof problemSchema>;

/**
 * The answer to a request with many leads: one result per lead, in the order of the leads. Each
 * result is the answer that `POST /process-lead` would give.
 */
export const bulkSchema = z.object({
  /** Whether every lead was accepted. */
  success: z.boolean(),
  results: z.array(
    z.object({
      index: z.int(),
      httpStatus: z.int(),
      /**
       * The header `Idempotent-Replayed` or `Retry-After`, if the answer to a single lead would
       * have this header.
       */
      headers: z.optional(z.record(z.string(), z.string())),
      /** The answer to the lead; a problem (RFC 9457) if `Accept` names that media type. */
      body: z.union([acceptedSchema, problemSchema, refusalSchema]),
    }),
  ),
});
export type BulkAnswer = z.infer<typeof bulkSchema>;
