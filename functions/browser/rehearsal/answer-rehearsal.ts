/**
 * Handles one call of the rehearser function: makes the rehearsal (a trial without a submit),
 * uploads the picture and limits the size of the report.
 */
import { asError } from '../../../contract/errors.ts';
import type { RehearsalAnswer, RehearsalCall } from '../../../contract/rehearsal-call.ts';
import { asAttemptFailure } from '../judge/attempt-failure.ts';
import { cut } from '../page/page-bounds.ts';
import { keepPicture } from '../attempt/post-picture.ts';
import { boundReport } from './bound-report.ts';
import { rehearseForm, type RehearsalResult, type RehearsalWork } from './rehearse-form.ts';

interface RehearsalDependencies extends Pick<RehearsalWork, 'launch' | 'now' | 'waits'> {
  warn: (text: string, error: Error) => void;
}

export async function answerRehearsal(
  { url, recipe, lead, fields, deadline, picture }: RehearsalCall,
  { launch, now, waits, warn }: RehearsalDependencies,
): Promise<RehearsalAnswer> {
  const signal = AbortSignal.timeout(Math.max(0, deadline - now().getTime()));
  const result = await rehearseForm({ url, recipe, lead, fields, launch, now, signal, waits });
  const pictured = await keepPicture(picture, result.picture, warn);
  if (result.kind === 'rehearsed') return rehearsed(result, pictured, warn);
  const { reason, message, cause } = result.failure;
  if (cause instanceof Error) warn('The rehearsal failed through an internal error', cause);
  return { kind: 'failure', reason, message: cut(message, 500), pictured };
}

function rehearsed(
  { report }: Extract<RehearsalResult, { kind: 'rehearsed' }>,
  pictured: boolean,
  warn: RehearsalDependencies['warn'],
): RehearsalAnswer {
  try {
    return { kind: 'rehearsed', report: boundReport(report), pictured };
  } catch (error: unknown) {
    warn('The report exceeds its limits', asError(error));
    const { reason } = asAttemptFailure(error, false);
    return { kind: 'failure', reason, message: 'The form is too large to report', pictured };
  }
}
