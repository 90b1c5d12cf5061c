/** Erases the items by which later leads of a person are recognised as repeated. */
import { dedupeBy } from '../../../contract/form-dedupe.ts';
import { deleteIf } from '../dynamodb/conditional-write.ts';
import type { Person } from '../people/person-records.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { FirstLead } from './first-lead-item.ts';
import { firstLeadText, WRITTEN_WITHIN_MS } from './first-leads.ts';
import { personOf } from './same-person.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export interface ForgetFirstLeads {
  /** Erases the item that names this submission as its person's first lead. */
  ofSubmission(fingerprint: string, submissionId: string): Promise<void>;
  /**
   * Erases a person's items at these forms, except items whose submission still exists or is just
   * being written.
   */
  ofPerson(userId: string, person: Person, formIds: readonly string[]): Promise<void>;
}

export interface ForgetDependencies extends TimedTable {
  fingerprint: Fingerprint;
  submissions: Pick<SubmissionStore, 'get'>;
}

export function createForgetFirstLeads(dependencies: ForgetDependencies): ForgetFirstLeads {
  const { client, table, fingerprint } = dependencies;
  const ofSubmission = async (id: string, submissionId: string) => {
    await deleteIf(client, {
      TableName: table,
      Key: { id },
      ConditionExpression: 'submissionId = :id',
      ExpressionAttributeValues: { ':id': submissionId },
    });
  };
  return {
    ofSubmission,
    async ofPerson(userId, person, formIds) {
      for (const formId of formIds) {
        for (const by of dedupeBy) {
          const value = personOf({ phone: '', email: '', ...person }, by);
          if (value === '') continue;
          const id = await fingerprint(firstLeadText({ userId, formId, by, value }));
          const first = await readItem<FirstLead>({ client, table }, { id });
          if (first && (await isLeftBehind(userId, first, dependencies))) {
            await ofSubmission(id, first.submissionId);
          }
        }
      }
    },
  };
}

async function isLeftBehind(
  userId: string,
  { submissionId, since }: FirstLead,
  { submissions, now }: ForgetDependencies,
): Promise<boolean> {
  if (now().getTime() - since < WRITTEN_WITHIN_MS) return false;
  return (await submissions.get(userId, submissionId)) === undefined;
}
