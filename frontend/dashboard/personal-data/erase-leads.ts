/** Erases leads one after the other. A lead that can't be erased yet does not stop the others. */
import {
  eraseSubmission,
  forgetPerson,
  type SubmissionRowView,
} from '../../../contract/graphql-operations.ts';
import { runOperation } from '../../shared/service/graphql.ts';
import { messageOf } from '../../shared/service/service-error.ts';
import type { PersonAsked } from './use-person.ts';

export interface Erasure {
  running: boolean;
  done: number;
  total: number;
  erased: readonly string[];
  failures: readonly { id: string; name: string; message: string }[];
}

/** @param person is forgotten at the end if all leads could be erased. */
export async function eraseLeads(
  rows: readonly SubmissionRowView[],
  person: PersonAsked | undefined,
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
  if (person && erasure.failures.length === 0) await runOperation(forgetPerson, person);
  erasure = { ...erasure, running: false };
  show(erasure);
  return erasure;
}
