/** Reads a lead out of an HTTP request, or says what is wrong with it without quoting it. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Refusal, type RefusalDetail } from '../../contract/errors.ts';
import type { Lead } from '../../contract/lead.ts';
import { leadSchema } from '../../contract/lead-schema.ts';
import { idempotencyKeyMaxLength, maxBodyBytes } from '../../contract/webhook-limits.ts';

export type HttpRequest = Pick<APIGatewayProxyEvent, 'headers' | 'body' | 'isBase64Encoded'>;

export interface LeadRequest {
  lead: Lead;
  idempotencyKey?: string;
}

/** @throws {Refusal} */
export function readLeadRequest(request: HttpRequest): LeadRequest {
  const mediaType = header(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new Refusal('unsupported_media_type', 'Content-Type must be application/json.');
  }
  const idempotencyKey = readIdempotencyKey(request);
  const lead = readLead(readJson(request));
  return { lead, ...(idempotencyKey !== undefined && { idempotencyKey }) };
}

function readJson({ body, isBase64Encoded }: HttpRequest): unknown {
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > maxBodyBytes) {
    throw new Refusal('too_large', `The body must be at most ${maxBodyBytes} bytes.`);
  }
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    // Not kept as a cause: the parser's message quotes the body.
    throw new Refusal('bad_request', 'The body must be valid JSON.');
  }
}

function readLead(json: unknown): Lead {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Refusal('bad_request', 'The body must be a JSON object.');
  }
  const parsed = leadSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const details = new Map<string, RefusalDetail>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    if (!details.has(field)) details.set(field, { field, message });
  }
  throw new Refusal('bad_request', 'The lead is not valid.', [...details.values()]);
}

function readIdempotencyKey(request: HttpRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x20-\x7e]+$/.test(key) && key.length <= idempotencyKeyMaxLength) return key;
  throw new Refusal('bad_request', 'The Idempotency-Key is not valid.', [
    {
      field: 'Idempotency-Key',
      message: `must be 1 to ${idempotencyKeyMaxLength} printable ASCII characters`,
    },
  ]);
}

function header({ headers }: HttpRequest, name: string): string | undefined {
  // The gateway keeps each header's spelling as the sender wrote it; it may be null in a test call.
  const entries = Object.entries((headers as typeof headers | null) ?? {});
  return entries.find(([key]) => key.toLowerCase() === name)?.[1];
}
