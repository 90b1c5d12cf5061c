/**
 * Sends one e-mail through SES, with a request signed here: the SDK's client would be one more
 * package for one operation. Never repeated, because a repeat may be a second e-mail.
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { readAwsIdentity } from '../environment/read-environment.ts';
import type { Mail } from './digest-text.ts';

const WITHIN_MS = 5000;

export interface MailDoor {
  endpoint: string;
  from: string;
  identity: ReturnType<typeof readAwsIdentity>;
}

/** @throws {Error} with the name of SES's error, without the address. */
export function createSendMail({ endpoint, from, identity }: MailDoor) {
  const url = new URL('/v2/email/outbound-emails', endpoint);
  const signer = new SignatureV4({ service: 'ses', sha256: Sha256, ...identity });
  return async (to: string, { subject, text, unsubscribe }: Mail): Promise<void> => {
    const body = JSON.stringify({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' } },
          Headers: [{ Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` }],
        },
      },
    });
    const request = new HttpRequest({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json' },
      body,
    });
    const { method, headers } = await signer.sign(request);
    const signal = AbortSignal.timeout(WITHIN_MS);
    const response = await fetch(url, { method, headers, body, signal });
    if (response.ok) return;
    const type = response.headers.get('x-amzn-errortype') ?? '';
    throw new Error(`SES answered ${response.status} ${type.split(':')[0] ?? ''}`);
  };
}
