/**
 * Compares the form's answer to each lead with its answer to the first lead. The list of leads does
 * not contain the answers, so the details of each lead are read.
 */
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { workThrough } from '../bulk/work-through.ts';

export interface SameAnswers {
  /**
   * The form's answer to the first lead; undefined until it is read, or if the form gave no answer.
   */
  answer?: string | undefined;
  /** The number of leads whose answers have been compared so far. */
  compared: number;
  /** The leads with the same answer as the first lead; undefined until all answers are compared. */
  rows?: readonly SubmissionRowView[];
  /** The reason why some answers could not be read. */
  failure?: string;
}

interface Comparison {
  firstId: string;
  /** The leads whose answers are compared with the first lead's answer. */
  all: readonly SubmissionRowView[];
  /** Reads the form's answer to a lead; undefined if the form gave no answer. */
  answerTo: (id: string) => Promise<string | undefined>;
  signal: AbortSignal;
  onProgress: (found: SameAnswers) => void;
}

export async function compareAnswers(comparison: Comparison): Promise<void> {
  const { firstId, all, answerTo, signal } = comparison;
  const show = (found: SameAnswers) => {
    if (!signal.aborted) comparison.onProgress(found);
  };
  show({ compared: 0 });
  try {
    const answer = await answerTo(firstId);
    if (answer === undefined) return show({ compared: all.length, rows: [] });
    const same = new Set<string>();
    let compared = 0;
    const { failures } = await workThrough({
      rows: all,
      signal,
      onProgress: () => show({ answer, compared }),
      act: async ({ id }) => {
        if ((await answerTo(id)) === answer) same.add(id);
        compared += 1;
      },
    });
    const failure = failures[0]?.message;
    if (failure !== undefined) show({ answer, compared, failure });
    else show({ answer, compared, rows: all.filter(({ id }) => same.has(id)) });
  } catch (error: unknown) {
    show({ compared: 0, failure: messageOf(error) });
  }
}
