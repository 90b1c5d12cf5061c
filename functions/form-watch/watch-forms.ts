/** Finds the live forms that are due for their daily rehearsal and rehearses one of them. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../../contract/errors.ts';
import { sampleAnswers } from '../../contract/custom-values.ts';
import { sampleLead } from '../../contract/lead.ts';
import type { FormChecks } from '../stores/follow-ups/form-checks.ts';
import type { RehearsalQueue } from '../stores/rehearsals/rehearsal-queue.ts';
import type { RehearsalStore } from '../stores/rehearsals/rehearsal-store.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';

/**
 * How many due forms are read. One is not enough, because the run skips paused forms and forms with
 * a running rehearsal.
 */
const LOOKED_AT = 25;

export interface FormWatch {
  checks: FormChecks;
  forms: Pick<TargetFormReader, 'readForm'>;
  rehearsals: Pick<RehearsalStore, 'requestDaily' | 'end'>;
  queue: RehearsalQueue;
  /** Whether a daily rehearsal runs or waits. */
  isDailyInHand: () => Promise<boolean>;
  logger: Pick<Logger, 'error'>;
}

export interface WatchReport {
  /** How many due forms the run has read. */
  due: number;
  started: number;
  /** Whether the run started nothing, because a daily rehearsal was still waiting or running. */
  busy: boolean;
}

/** Starts at most one rehearsal per run, and none while another daily rehearsal waits or runs. */
export async function watchForms(watch: FormWatch): Promise<WatchReport> {
  const { checks } = watch;
  if (await watch.isDailyInHand()) return { due: 0, started: 0, busy: true };
  const due = await checks.due(LOOKED_AT);
  for (const check of due) {
    // The form's check is moved to the next day before the rehearsal starts. So a crash in between
    // skips one day, but never causes two rehearsals.
    if (!(await checks.take(check))) continue;
    const form = await watch.forms.readForm(check.userId, check.formId);
    if (!form) await checks.drop(check);
    if (form?.state !== 'live') continue;
    const { userId, id: formId, customFields } = form;
    const fields = sampleAnswers(customFields);
    const sample = { userId, formId, sample: sampleLead, fields };
    const row = await watch.rehearsals.requestDaily(sample);
    if (!row) continue;
    await send({ userId, formId, id: row.id }, watch);
    return { due: due.length, started: 1, busy: false };
  }
  return { due: due.length, started: 0, busy: false };
}

async function send(
  { userId, formId, id }: { userId: string; formId: string; id: string },
  { queue, rehearsals, logger }: FormWatch,
): Promise<void> {
  try {
    await queue.send({ userId, formId, rehearsalId: id, lane: 'daily' });
  } catch (error: unknown) {
    logger.error('The queue took no daily rehearsal', { rehearsalId: id, error: asError(error) });
    const message = 'The daily rehearsal could not begin. The next one is tomorrow.';
    await rehearsals.end({ userId, formId, id }, { failure: { reason: 'internal', message } });
  }
}
