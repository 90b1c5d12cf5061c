/**
 * Reads leads from an HTTP request. A refusal says what is wrong with a lead without quoting it.
 */
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
import { referenceSchema } from '../../contract/reference.ts';
import type { LeadRequest } from '../intake/accept-lead.ts';
import { readObject, requireJson, requireSize, type HttpRequest } from '../rest-calls/read-body.ts';
import type { SentWithLead } from '../stores/leads/lead-hash.ts';
import {
  idempotencyKeyMaxLength,
  maxBodyBytes,
  maxBulkBytes,
  maxBulkLeads,
} from '../../contract/webhook-limits.ts';
import { headerOf } from '../rest-calls/header.ts';
import { isRecord } from '../../contract/is-record.ts';

/**
 * @param takesForms whether the caller's API key accepts `target`, `fields`, `allowDuplicate`,
 * `consent` and `reference`; otherwise they are ignored.
 * @throws {Refusal} if the request is not valid.
 */
export function readLeadRequest(request: HttpRequest, takesForms: boolean, now: Date): LeadRequest {
  requireJson(request);
  const key = headerOf(request.headers, 'idempotency-key');
  if (key !== undefined) requireKey('Idempotency-Key', key);
  return leadRequestOf(readObject(request, maxBodyBytes), key, takesForms, now);
}

/** One lead of a call with many leads. */
export interface BulkLead {
  /** The lead's position in the call, from 0. */
  index: number;
  json: unknown;
  /** The lead's `idempotencyKey`; undefined if the value is not a text. */
  key: string | undefined;
}

/**
 * @throws {Refusal} if the call is not valid; a single lead that is not valid gets its own refusal
 * later.
 */
export function readBulk(request: HttpRequest): BulkLead[] {
  requireJson(request);
  const { leads } = readObject(request, maxBulkBytes);
  if (!Array.isArray(leads) || leads.length < 1 || leads.length > maxBulkLeads) {
    const message = `must be a list of 1 to ${maxBulkLeads} leads`;
    throw new Refusal('bad_request', 'The call is not valid.', [{ field: 'leads', message }]);
  }
  return leads.map((json: unknown, index) => {
    const key = isRecord(json) ? json['idempotencyKey'] : undefined;
    return { index, json, key: typeof key === 'string' ? key : undefined };
  });
}

/**
 * Reads one lead of a call with many, as the route for one lead reads its body.
 * @throws {Refusal} if the lead is not valid.
 */
export function bulkLeadRequest(
  { json, key }: BulkLead,
  takesForms: boolean,
  now: Date,
): LeadRequest {
  if (!isRecord(json)) throw new Refusal('bad_request', 'A lead must be a JSON object.');
  requireSize(bytesOf(json), maxBodyBytes);
  requireKey('idempotencyKey', key ?? '');
  return leadRequestOf(json, key, takesForms, now);
}

/** @throws {Refusal} for a lead that is nested too deeply to be converted to JSON again. */
function bytesOf(json: object): Buffer {
  try {
    return Buffer.from(JSON.stringify(json));
  } catch {
    throw new Refusal('bad_request', 'The lead is nested too deeply.');
  }
}

function leadRequestOf(
  json: Readonly<Record<string, unknown>>,
  idempotencyKey: string | undefined,
  takesForms: boolean,
  now: Date,
): LeadRequest {
  const details = new Map<string, RefusalDetail>();
  const lead = readLead(json, details);
  const sent = takesForms ? readSent(json, details, now) : {};
  if (lead && details.size === 0) {
    return { lead, ...sent, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  }
  throw new Refusal('bad_request', invalidLead, [...details.values()]);
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
 * Reads the members besides the lead's own values. The consent and the reference are validated. Of
 * the other members only the types are checked, because the form decides which values are valid.
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
  const reference = readReference(json['reference'], details);
  return {
    ...(reference !== undefined && { reference }),
    ...(consent && { consent }),
    ...(allowDuplicate === true && { allowDuplicate }),
    ...(typeof target === 'string' && { target: target.trim() }),
    ...(isRecord(fields) && { fields }),
  };
}

/** Null counts as missing, because form tools send null for an empty value. */
function readConsent(
  value: unknown,
  details: Map<string, RefusalDetail>,
  now: Date,
): SentWithLead['consent'] {
  if (value === undefined || value === null) return undefined;
  const parsed = consentSchema.safeParse(value);
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

/** Null counts as missing, because form tools send null for an empty value. */
function readReference(
  value: unknown,
  details: Map<string, RefusalDetail>,
): SentWithLead['reference'] {
  if (value === undefined || value === null) return undefined;
  const { data, error } = referenceSchema.safeParse(value);
  const message = error?.issues[0]?.message;
  if (message !== undefined) details.set('reference', { field: 'reference', message });
  return data;
}

function requireKey(field: string, key: string): void {
  if (/^[\x20-\x7e]+$/.test(key) && key.length <= idempotencyKeyMaxLength) return;
  const message = `must be 1 to ${idempotencyKeyMaxLength} printable ASCII characters`;
  throw new Refusal('bad_request', `The ${field} is not valid.`, [{ field, message }]);
}
