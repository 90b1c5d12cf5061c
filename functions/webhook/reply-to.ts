/** Answers one request or one lead, whatever becomes of it. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal } from '../../contract/errors.ts';
import {
  acceptWithin,
  type LeadIntake,
  type LeadRequest,
  type Sender,
} from '../intake/accept-lead.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';
import { accepted, failed, refuse, type RefusedRequest, type Reply } from '../rest-calls/answer.ts';

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

/** Turns what `reply` throws into the answer of a refusal or of a failure. Never throws. */
export async function replyTo(
  request: RefusedRequest,
  reply: () => Promise<Reply>,
  { logger }: Pick<OneLeadDependencies, 'logger'>,
): Promise<Reply> {
  try {
    return await reply();
  } catch (error: unknown) {
    if (error instanceof Refusal) {
      note(error, logger);
      return refuse(error, request);
    }
    logger.error('The webhook failed', asError(error));
    return failed(request);
  }
}

/** A reached limit is logged where it is found, once per wait and not once per request. */
function note({ code, details }: Refusal, logger: Pick<Logger, 'info'>) {
  if (code === 'rate_limited') return;
  logger.info('Refused', { code, fields: details.map(({ field }) => field) });
}
