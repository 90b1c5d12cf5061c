import { isDecidedSuccess } from '../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { demoTexts } from '../../content/dashboard.ts';
import { decisionTexts } from '../../content/decision-texts.ts';

/**
 * The note below a successful submission, if its owner decided the outcome or its form is the demo
 * form.
 */
export function successNote(submission: SubmissionRowView, isDemo: boolean): string | undefined {
  if (submission.status !== 'success') return undefined;
  const notes = [
    ...(isDecidedSuccess(submission) ? [decisionTexts.saidWentIn] : []),
    ...(isDemo ? [demoTexts.success] : []),
  ];
  return notes.length > 0 ? notes.join('. ') : undefined;
}
