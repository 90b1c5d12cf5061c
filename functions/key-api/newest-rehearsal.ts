/**
 * The newest rehearsal (trial run without submitting) of a form, for an API key that may read it.
 * The answer shows which fields would be filled in, but not the values of the sample lead, because
 * they may be a real person's.
 */
import type { RehearsalAnswer } from '../../contract/rehearsal-answer.ts';
import type { RehearsalReport, RehearsalRow } from '../../contract/rehearsal.ts';
import type { Reply } from '../rest-calls/answer.ts';
import { noSuchForm, type TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import type { ListCaller } from './list-query.ts';

export interface NewestRehearsalDependencies {
  forms: Pick<TargetFormReader, 'readForm'>;
  readRehearsal: (userId: string, formId: string) => Promise<RehearsalRow | undefined>;
}

type Rehearsal = NonNullable<RehearsalAnswer['rehearsal']>;

/** @throws {Refusal} `not_found`, also for a form that the key may not see. */
export async function newestRehearsal(
  { userId, onlyFormId }: ListCaller,
  formId: string,
  { forms, readRehearsal }: NewestRehearsalDependencies,
): Promise<Reply<RehearsalAnswer>> {
  const isHidden = onlyFormId !== undefined && onlyFormId !== formId;
  if (isHidden || !(await forms.readForm(userId, formId))) throw noSuchForm();
  const row = await readRehearsal(userId, formId);
  const rehearsal = row && { rehearsal: viewOf(row) };
  return { status: 200, body: { success: true, formId, ...rehearsal } };
}

function viewOf(row: RehearsalRow): Rehearsal {
  const { id, state, trigger = 'owner', createdAt, endedAt, report, failure } = row;
  return {
    ...{ id, state, startedBy: trigger, createdAt },
    ...(endedAt !== undefined && { endedAt }),
    ...(report && { report: viewReport(report) }),
    ...(failure && { failure }),
  };
}

function viewReport(report: RehearsalReport): Rehearsal['report'] {
  const { title, origin, unfound, button, steps, unseen, drift } = report;
  const fields = report.fields.map(({ number, step, signs, required, fill, unanswered }) => ({
    ...{ number, step, label: signs.label, type: signs.type, required },
    fill: fill.kind,
    ...(fill.kind === 'lead' && { from: fill.part }),
    ...(fill.kind === 'custom' && { from: fill.name }),
    unanswered,
  }));
  return {
    ...{ title, origin, button, steps, fields, drift },
    ...(unfound && { unfound }),
    ...(unseen !== undefined && { unseen }),
  };
}
