/** Accepts one lead, which came alone or in a call with many leads. */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { AcceptedAnswer } from '../../contract/webhook-answers.ts';
import { acceptedMessage } from '../../contract/webhook-limits.ts';
import {
  acceptWithin,
  type Acceptance,
  type LeadIntake,
  type LeadRequest,
  type Sender,
} from '../intake/accept-lead.ts';
import type { Reply } from '../rest-calls/answer.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';

export interface OneLeadDependencies extends LeadIntake {
  allowance: UserAllowance;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  now: () => Date;
}

export async function acceptOne(
  sender: Sender,
  request: LeadRequest,
  dependencies: OneLeadDependencies,
): Promise<Reply> {
  const acceptance = await acceptWithin(sender, request, dependencies);
  dependencies.logger.info('Lead accepted', { ...acceptance });
  return accepted(acceptance);
}

function accepted({ submissionId, replayed }: Acceptance): Reply<AcceptedAnswer> {
  return {
    status: 202,
    body: { success: true, submissionId, status: 'processing', message: acceptedMessage },
    ...(replayed && { headers: { 'Idempotent-Replayed': 'true' } }),
  };
}
