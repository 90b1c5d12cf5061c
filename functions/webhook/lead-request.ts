/** Reads a lead from an HTTP request, or says what is wrong with it without quoting it. */
import { consentIsInFuture, consentSchema, isAheadOf } from '../../contract/consent.ts';
import { Refusal, type RefusalDetail } from '../../contract/errors.ts';
import type { Lead } from '../../contract/lead.ts';
import {
  allowDuplicateIsNoFlag,
  fieldsAreNoObject,
  invalidLead,
  unknownTarget,
} from '../../contract/lead-target.ts';
import { leadSchema } from '../../contract/lead-schema.ts';
import type { LeadRequest } from '../intake/accept-lead.ts';
import type { WebhookEvent } from '../intake/webhook-event.ts';
import type { SentWithLead } from '../stores/leads/lead-hash.ts';
import { idempotencyKeyMaxLength, maxBodyBytes } from '../../contract/webhook-limits.ts';
import { headerOf } from './header.ts';
import { isRecord } from '../../contract/is-record.ts';

type HttpRequest = Pick<WebhookEvent, 'headers' | 'body' | 'isBase64Encoded'>;

/**
 * @param takesForms whether `target`, `fields`, `allowDuplicate` and `consent` count: callers from
 * before forms existed may send members with these names, which stay ignored.
 * @throws {Refusal}
 */
export function readLeadRequest(request: HttpRequest, takesForms: boolean, now: Date): LeadRequest {
  const mediaType = headerOf(request.headers, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new Refusal('unsupported_media_type', 'Content-Type must be application/json.');
  }
  const idempotencyKey = readIdempotencyKey(request);
  const json = readObject(request);
  const details = new Map<string, RefusalDetail>();
  const lead = readLead(json, details);
  const sent = takesForms ? readSent(json, details, now) : {};
  if (lead && details.size === 0) {
    return { lead, ...sent, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  }
  throw new Refusal('bad_request', invalidLead, [...details.values()]);
}

function readJson({ body, isBase64Encoded }: HttpRequest): unknown {
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > maxBodyBytes) {
    throw new Refusal('too_large', `The body must be at most ${maxBodyBytes} bytes.`);
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    // The parser's error is not kept as the cause, because its message quotes the body.
    throw new Refusal('bad_request', 'The body must be valid JSON.');
  }
}

function readObject(request: HttpRequest): Record<string, unknown> {
  const json = readJson(request);
  if (isRecord(json)) return json;
  throw new Refusal('bad_request', 'The body must be a JSON object.');
}

function readLead(json: unknown, details: Map<string, RefusalDetail>): Lead | undefined {
  const parsed = leadSchema.safeParse(json);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.join('.');
    if (!details.has(field)) details.set(field, { field, message });
  }
  return parsed.data;
}

/**
 * Reads the members besides the lead's own values. It validates the consent; of the others it
 * checks only the types, because the form decides which values are valid.
 */
function readSent(
  json: Readonly<Record<string, unknown>>,
  details: Map<string, RefusalDetail>,
  now: Date,
): SentWithLead {
  const { target, fields, allowDuplicate } = json;
  if (target !== undefined && (typeof target !== 'string' || !target.trim())) {
    details.set('target', { field: 'target', message: unknownTarget });
  }
  if (fields !== undefined && !isRecord(fields)) {
    details.set('fields', { field: 'fields', message: fieldsAreNoObject });
  }
  if (allowDuplicate !== undefined && typeof allowDuplicate !== 'boolean') {
    details.set('allowDuplicate', { field: 'allowDuplicate', message: allowDuplicateIsNoFlag });
  }
  const consent = readConsent(json['consent'], details, now);
  return {
    ...(consent && { consent }),
    ...(allowDuplicate === true && { allowDuplicate }),
    ...(typeof target === 'string' && { target: target.trim() }),
    ...(isRecord(fields) && { fields }),
  };
}

/** Form tools send null for an empty value. */
function readConsent(
  given: unknown,
  details: Map<string, RefusalDetail>,
  now: Date,
): SentWithLead['consent'] {
  if (given === undefined || given === null) return undefined;
  const parsed = consentSchema.safeParse(given);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = ['consent', ...path].join('.');
    if (!details.has(field)) details.set(field, { field, message });
  }
  const { data } = parsed;
  if (data && isAheadOf(data, now)) {
    details.set('consent.time', { field: 'consent.time', message: consentIsInFuture });
  }
  return data;
}

function readIdempotencyKey(request: HttpRequest): string | undefined {
  const key = headerOf(request.headers, 'idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x20-\x7e]+$/.test(key) && key.length <= idempotencyKeyMaxLength) return key;
  throw new Refusal('bad_request', 'The Idempotency-Key is not valid.', [
    {
      field: 'Idempotency-Key',
      message: `must be 1 to ${idempotencyKeyMaxLength} printable ASCII characters`,
    },
  ]);
}
