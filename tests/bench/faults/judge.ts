/** Compares the accepted leads, the rows of the table and the leads that the form received. */
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { explainUnknown } from './explain.ts';
import type { FaultRecord } from './faults.ts';
import type { SentLead } from './senders.ts';
import type { Post } from './target-form.ts';

/**
 * If a lead violates a rule, the report lists the faults within this time before or after the
 * lead's last submit.
 */
const NEAR_MS = 15 * SECOND_MS;

export interface Evidence {
  sent: readonly SentLead[];
  rows: readonly SubmissionRow[];
  posts: readonly Post[];
  faults: readonly FaultRecord[];
}

export interface Verdict {
  /**
   * One text for each violation: the rule, the lead, its attempts, its POSTs, and the faults at
   * that time.
   */
  violations: string[];
  endings: Record<string, number>;
  /** The number of unknown outcomes that each fault explains, by the fault's description. */
  explained: Record<string, number>;
}

export function judge({ sent, rows, posts, faults }: Evidence): Verdict {
  const violations: string[] = [];
  const endings: Record<string, number> = {};
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  const postsOf = Map.groupBy(posts, ({ email }) => email);
  const unknown: { row: SubmissionRow; posts: Post[] }[] = [];
  for (const lead of sent) {
    const of = postsOf.get(lead.email) ?? [];
    const [row, another] = byEmail.get(lead.email) ?? [];
    const broken = another ? 'two rows' : broke(lead, row, of);
    if (broken !== undefined) violations.push(describeViolation(broken, lead, row, of, faults));
    if (!row) continue;
    const ending = [row.status, row.failureReason, of.some(({ stored }) => stored) && 'received'];
    const name = ending.filter(Boolean).join(', ');
    endings[name] = (endings[name] ?? 0) + 1;
    if (row.failureReason === 'outcome_unknown') unknown.push({ row, posts: of });
  }
  const { explained, unexplained } = explainUnknown(unknown, faults);
  for (const { row, posts: of } of unexplained) {
    violations.push(describeViolation('an unknown outcome without a fault', row, row, of, faults));
  }
  return { violations, endings, explained };
}

/** @returns the rule that this lead violates, or undefined. */
function broke(lead: SentLead, row: SubmissionRow | undefined, posts: readonly Post[]) {
  if (!row) return 'lost: no row';
  if (row.id !== lead.submissionId) return 'lost: another row than was answered';
  if (!isFinal(row.status)) return 'lost: not ended';
  const repeats = posts.filter(({ mood }) => mood === 'busy' || mood === 'full').length;
  if (posts.length > 1 + repeats) return 'twice';
  const isStored = posts.some(({ stored }) => stored);
  if (row.status === 'success' && !isStored) return 'untrue success';
  if (row.status === 'error' && isStored && !row.possiblySent) return 'an error that may repeat';
  return undefined;
}

function describeViolation(
  broken: string,
  { email }: { email: string },
  row: SubmissionRow | undefined,
  posts: readonly Post[],
  faults: readonly FaultRecord[],
): string {
  const last = posts.at(-1)?.at ?? Date.parse(row?.updatedAt ?? '');
  const near = faults.filter(({ from, until }) => from < last + NEAR_MS && until > last - NEAR_MS);
  const attempts = row?.attempts?.map(
    ({ startedAt, endedAt, outcome, failureReason, detail }) =>
      `${startedAt} to ${endedAt}: ${outcome} ${failureReason ?? ''} ${detail ?? ''}`,
  );
  const arrived = posts.map(
    ({ at, mood, stored }) => `${new Date(at).toISOString()} ${mood}${stored ? ', stored' : ''}`,
  );
  return [
    `${broken}: ${email}, ${row?.id} ${row?.status} ${row?.failureReason ?? ''}, possibly sent: ${row?.possiblySent}`,
    ...(attempts ?? []).map((line) => `  attempt ${line}`),
    ...arrived.map((line) => `  at the form ${line}`),
    ...near.map(({ what, from }) => `  fault ${new Date(from).toISOString()} ${what}`),
  ].join('\n');
}
