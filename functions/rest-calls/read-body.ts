/**
 * Reads the JSON body of a call. A refusal of the body says what is wrong without quoting the body.
 */
import { Refusal } from '../../contract/errors.ts';
import { isRecord } from '../../contract/is-record.ts';
import { headerOf } from './header.ts';
import type { RestEvent } from './rest-event.ts';

export type HttpRequest = Pick<RestEvent, 'headers' | 'body' | 'isBase64Encoded'>;

/** @throws {Refusal} `bad_request` if the body is no JSON object, `too_large` if it is too long. */
export function readObject(request: HttpRequest, maxBytes: number): Record<string, unknown> {
  const json = readJson(request, maxBytes);
  if (isRecord(json)) return json;
  throw new Refusal('bad_request', 'The body must be a JSON object.');
}

/** @throws {Refusal} `unsupported_media_type` for another content type than JSON. */
export function requireJson({ headers }: HttpRequest): void {
  const mediaType = headerOf(headers, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType === 'application/json') return;
  throw new Refusal('unsupported_media_type', 'Content-Type must be application/json.');
}

/** @throws {Refusal} `too_large` if the body is longer than the limit. */
export function requireSize({ byteLength }: Buffer, maxBytes: number): void {
  if (byteLength <= maxBytes) return;
  throw new Refusal('too_large', `The body must be at most ${maxBytes} bytes.`);
}

function readJson({ body, isBase64Encoded }: HttpRequest, maxBytes: number): unknown {
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  requireSize(bytes, maxBytes);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    // The parser's error is not kept as the cause, because its message quotes the body.
    throw new Refusal('bad_request', 'The body must be valid JSON.');
  }
}
