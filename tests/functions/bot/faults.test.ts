import { expect, test } from '@jest/globals';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { runFewLeads } from '../../bench/faults/few-leads.ts';
import type { FaultRecord } from '../../bench/faults/faults.ts';
import { judge } from '../../bench/faults/judge.ts';
import type { Post } from '../../bench/faults/target-form.ts';

test('faults of the database or queue lose or duplicate no lead', async () => {
  const { violations, endings, made } = await runFewLeads({ leads: 20, seed: 3 });
  expect(violations).toEqual([]);
  // A fault lasts 40 ms, so the number of faults of each kind depends on the machine's speed.
  expect(endings['success, received']).toBeGreaterThan(0);
  expect(made).toBeGreaterThan(0);
});

const at = Date.parse('2026-03-01T10:00:00.000Z');
const email = 'lead-1@faults.example';
const sent = [{ email, userId: 'u', submissionId: 'a', acceptedAt: at, tries: 1 }];
const post = (mood: Post['mood'] = 'thanks'): Post => ({
  ...{ email, at, mood },
  stored: mood === 'thanks',
});
const fault = (target: FaultRecord['target']): FaultRecord => ({
  ...{ what: `kill ${target}`, target, from: at + 200, until: at + 200, hitsOne: true },
});
const row = (status: string, failureReason?: string) =>
  ({
    ...{ id: 'a', email, status, possiblySent: failureReason === 'outcome_unknown' },
    ...{ createdAt: new Date(at).toISOString(), updatedAt: new Date(at + 9000).toISOString() },
    ...(failureReason && { failureReason }),
  }) as SubmissionRow;

function broken(rows: SubmissionRow[], posts: Post[], faults: FaultRecord[] = []) {
  return judge({ sent, rows, posts, faults }).violations.map((story) => story.split(':')[0]);
}

test('the fault test detects lost leads, duplicated leads and wrong rows', () => {
  expect(broken([], [post()])).toEqual(['lost']);
  expect(broken([row('processing')], [])).toEqual(['lost']);
  expect(broken([row('success'), row('success')], [post()])).toEqual(['two rows']);
  expect(broken([row('success')], [post(), post()])).toEqual(['twice']);
  expect(broken([row('success')], [])).toEqual(['untrue success']);
  expect(broken([row('error', 'internal')], [post()])).toEqual(['an error that may repeat']);
  expect(broken([row('success')], [post('busy'), post()])).toEqual([]);
});

test('the fault test accepts one unknown outcome per injected fault', () => {
  const unknown = [row('error', 'outcome_unknown')];
  expect(broken(unknown, [post()])).toEqual(['an unknown outcome without a fault']);
  expect(broken(unknown, [post()], [fault('LiveFunction')])).toHaveLength(1);
  expect(broken(unknown, [post()], [fault('BotFunction')])).toEqual([]);
  const two = [{ ...unknown[0], email: 'lead-2@faults.example', id: 'b' } as SubmissionRow];
  const verdict = judge({
    sent: [...sent, { ...sent[0]!, email: 'lead-2@faults.example', submissionId: 'b' }],
    rows: [...unknown, ...two],
    posts: [post(), { ...post(), email: 'lead-2@faults.example' }],
    faults: [fault('BotFunction')],
  });
  expect(verdict.violations).toHaveLength(1);
});
