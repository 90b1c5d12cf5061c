/** What the form's page asks of rehearsals. */
import type { Operation } from '../../../contract/graphql-operations.ts';
import type { LeadInput } from '../../../contract/graphql-types.ts';
import type { RehearsalState } from '../../../contract/rehearsal.ts';
import type { FailureReason } from '../../../contract/submission.ts';

export interface RehearsalView {
  id: string;
  formId: string;
  state: RehearsalState;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  report: string | null;
  failureReason: FailureReason | null;
  failureMessage: string | null;
  pictureUrl: string | null;
}

const view =
  'id formId state createdAt startedAt endedAt report failureReason failureMessage pictureUrl';

export const getRehearsal: Operation<
  { getRehearsal: RehearsalView | null },
  { formId: string; id?: string | null }
> = `query GetRehearsal($formId:ID!$id:ID){getRehearsal(formId:$formId id:$id){${view}}}`;

export const rehearseTargetForm: Operation<
  { rehearseTargetForm: RehearsalView },
  { formId: string; recipe: string | null; sample: LeadInput | null; fields: string | null }
> =
  `mutation RehearseTargetForm($formId:ID!$recipe:AWSJSON$sample:LeadInput$fields:AWSJSON){rehearseTargetForm(formId:$formId recipe:$recipe sample:$sample fields:$fields){${view}}}`;
