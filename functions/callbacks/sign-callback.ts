/**
 * Signs a call by Standard Webhooks, with symmetric signatures only.
 * https://www.standardwebhooks.com
 */
import { createHmac } from 'node:crypto';
import { secretPrefix, type EndpointRow } from '../../contract/callbacks.ts';

export interface SignedCall {
  /** The event's id, the same in every call about the event. */
  id: string;
  /** The time of this call. */
  at: Date;
  /** The bytes of the body as they are sent. */
  body: Buffer;
  /**
   * The secrets that sign: the current one first, then a former one if a rotation has replaced it.
   */
  secrets: readonly string[];
}

export function signedHeaders({ id, at, body, secrets }: SignedCall): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * The secrets that sign a call at this time. For a day after a rotation, both the new and the
 * former secret sign.
 */
export function secretsAt(
  {
    secret,
    formerSecret,
    formerSecretUntil = '',
  }: Pick<EndpointRow, 'secret' | 'formerSecret' | 'formerSecretUntil'>,
  now: Date,
): string[] {
  const isOverlap = formerSecret !== undefined && now.toISOString() < formerSecretUntil;
  return [secret, ...(isOverlap ? [formerSecret] : [])];
}
