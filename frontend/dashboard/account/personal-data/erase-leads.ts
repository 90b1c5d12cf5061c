/**
 * Erases leads one after the other. If one lead can't be erased yet, the other leads are still
 * erased.
 */
import { mostFormsToForget } from '../../../../contract/form-dedupe.ts';
import {
  eraseSubmission,
  forgetPerson,
  listTargetForms,
  type SubmissionRowView,
} from '../../../../contract/graphql-operations.ts';
import { personalDataTexts as texts } from '../../../content/personal-data.ts';
import { notifyError, notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import type { PersonAsked } from './use-person.ts';

export interface Erasure {
  running: boolean;
  done: number;
  total: number;
  erased: readonly string[];
  failures: readonly { id: string; name: string; message: string }[];
}

interface Asked {
  rows: readonly SubmissionRowView[];
  /**
   * The person whose records (hashes that find the person's leads) are deleted at the end if all
   * leads could be erased. Undefined if these records are kept.
   */
  person: PersonAsked | undefined;
  show: (erasure: Erasure) => void;
  /**
   * Called when the leads are erased, before the person's records are deleted. The leads stay
   * erased even if the deletion of the records fails.
   */
  onErased: (ids: ReadonlySet<string>) => void;
}

/**
 * Erases leads and shows the result as a toast.
 * @throws ServiceError if the person's records could not be deleted.
 */
export async function erasePerson({ rows, person, show, onErased }: Asked): Promise<void> {
  const { erased, failures } = await eraseLeads(rows, show);
  onErased(new Set(erased));
  if (failures.length > 0) {
    notifyError(texts.notErasedCount(failures.length));
    return;
  }
  if (person) await forget(person);
  const title = rows.length > 0 ? texts.erased(erased.length) : texts.forgotten;
  notifySuccess(title, person && texts.nothingLeft);
}

/**
 * Deletes the records about this person in several calls, because one call covers only a few forms.
 */
async function forget(person: PersonAsked): Promise<void> {
  const { listTargetForms: forms } = await runOperation(listTargetForms, {});
  const ids = forms.map(({ id }) => id);
  do {
    const formIds = ids.splice(0, mostFormsToForget);
    await runOperation(forgetPerson, { ...person, formIds });
  } while (ids.length > 0);
}

async function eraseLeads(
  rows: readonly SubmissionRowView[],
  show: (erasure: Erasure) => void,
): Promise<Erasure> {
  let erasure: Erasure = { running: true, done: 0, total: rows.length, erased: [], failures: [] };
  show(erasure);
  for (const { id, name } of rows) {
    try {
      await runOperation(eraseSubmission, { id });
      erasure = { ...erasure, erased: [...erasure.erased, id] };
    } catch (error: unknown) {
      const failure = { id, name, message: messageOf(error) };
      erasure = { ...erasure, failures: [...erasure.failures, failure] };
    }
    erasure = { ...erasure, done: erasure.done + 1 };
    show(erasure);
  }
  erasure = { ...erasure, running: false };
  show(erasure);
  return erasure;
}
