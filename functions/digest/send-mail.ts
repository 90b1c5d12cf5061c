/**
 * Sends one e-mail through SES. The call is never repeated, because a repeat may send a second
 * e-mail.
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
import { createAwsCall } from '../aws-calls/call-aws.ts';
import type { AwsIdentity } from '../aws-calls/sign-request.ts';
import type { Mail } from './digest-text.ts';

export interface MailSending {
  endpoint: string;
  from: string;
  identity: AwsIdentity;
}

/** @throws {AwsFailure} with SES's error code. */
export function createSendMail({ endpoint, from, identity }: MailSending) {
  const call = createAwsCall({ service: 'ses', endpoint, identity, timeLimitMs: 5000 });
  return async (to: string, { subject, text, unsubscribe }: Mail): Promise<void> => {
    const body = {
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' } },
          Headers: [{ Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` }],
        },
      },
    };
    await call({ path: '/v2/email/outbound-emails', body });
  };
}
