/**
 * Finds submission rows that waited for a user's own form and may continue, because the form takes
 * leads again. Each run checks each form once, and reads at most as many rows as the form can take,
 * even if many more rows wait.
 */
import { asError } from '../../contract/errors.ts';
import type { HeldForm } from '../stores/submissions/held-rows.ts';
import type { SubmissionKey } from '../stores/submissions/conditional-update.ts';
import { shardsOf } from '../stores/submissions/open-lanes.ts';
import type { Reconciliation } from './reconciliation.ts';

/**
 * The maximum number of rows for one form in one run. Without it, a form that is live again would
 * fill the queue alone.
 */
const MOST_OF_A_FORM = 200;

/** The number of a shard's forms that are handled between two checks of the time. */
const FORMS_BETWEEN_LOOKS = 25;

interface ShardWalk {
  shard: string;
  /**
   * The form with which this walk over the shard's forms began. After the shard's last form the
   * walk continues with its first form, and ends when it reaches this form again.
   */
  from: HeldForm;
  after: HeldForm | undefined;
  isSecondLap: boolean;
}

/** Yields the rows that wait for their forms, in parts: one form of every shard at a time. */
export async function* heldRows(run: Reconciliation): AsyncGenerator<SubmissionKey[], void> {
  const from = { userId: startOf(run.now()), formId: '' };
  let walks: ShardWalk[] = shardsOf('held').map((shard) => ({
    ...{ shard, from, after: from },
    isSecondLap: false,
  }));
  for (let forms = 1; walks.length > 0; forms += 1) {
    if (forms % FORMS_BETWEEN_LOOKS === 0 && !run.hasTime()) return;
    const found = await Promise.all(walks.map((walk) => nextOf(walk, run)));
    walks = found.flatMap(({ walk }) => walk ?? []);
    const keys = found.flatMap((form) => form.keys);
    if (keys.length > 0) yield keys;
  }
}

/**
 * The walk over a shard's forms starts at another form every minute, so that the same forms are not
 * always first.
 */
function startOf(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  return ((minute * 40_503) % 65_536).toString(16).padStart(4, '0');
}

async function nextOf(
  walk: ShardWalk,
  run: Reconciliation,
): Promise<{ walk?: ShardWalk; keys: SubmissionKey[] }> {
  const { shard, after, from, isSecondLap } = walk;
  const form = await run.submissions.nextHeld(shard, after);
  if (!form || (isSecondLap && form.userId >= from.userId)) {
    if (isSecondLap) return { keys: [] };
    return { walk: { ...walk, after: undefined, isSecondLap: true }, keys: [] };
  }
  return { walk: { ...walk, after: form }, keys: await keysOf(form, shard, run) };
}

/** A form that can't be read is skipped, so that it does not delay other forms. */
async function keysOf(
  form: HeldForm,
  shard: string,
  { submissions, roomOf, logger }: Reconciliation,
): Promise<SubmissionKey[]> {
  try {
    const room = (await roomOf?.(form.userId, form.formId)) ?? Infinity;
    const most = Math.min(room, MOST_OF_A_FORM);
    return most > 0 ? await submissions.heldKeys({ ...form, shard }, most) : [];
  } catch (error: unknown) {
    const { formId } = form;
    logger.error('A form with waiting leads was not asked', { formId, error: asError(error) });
    return [];
  }
}
