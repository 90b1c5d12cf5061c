/** One decision by the owner for all leads that got the same answer from a form. */
import { GraphQLAPI } from '@aws-amplify/api-graphql';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import {
  compareAnswers,
  type SameAnswers,
} from '../../../../frontend/dashboard/submissions/decision/compare-answers.ts';
import {
  decideSame,
  nextSteps,
} from '../../../../frontend/dashboard/submissions/decision/decide-same.ts';
import { recentEvents } from '../../../../frontend/dashboard/submissions/list/submission-queries.ts';
import { buildRow } from './build-row.ts';

const undecided = {
  status: 'error',
  failureReason: 'no_confirmation',
  possiblySent: true,
} as const;
const rows = Array.from({ length: 300 }, (_, index) => buildRow(index, undecided));
const [first] = rows as [SubmissionRowView];

afterEach(() => {
  jest.restoreAllMocks();
  recentEvents.clear();
});

async function compared(answerTo: (id: string) => string | undefined) {
  let found: SameAnswers = { compared: 0 };
  await compareAnswers({
    firstId: first.id,
    all: rows,
    answerTo: (id) => Promise.resolve().then(() => answerTo(id)),
    signal: new AbortController().signal,
    onProgress: (progress) => (found = progress),
  });
  return found;
}

describe('the search for leads with the same answer', () => {
  test('the search finds leads whose answer equals the first lead’s answer', async () => {
    const others = new Set(rows.slice(10).map(({ id }) => id));
    const found = await compared((id) => (others.has(id) ? 'Another' : 'Not in your city'));
    expect(found).toEqual({ answer: 'Not in your city', compared: 300, rows: rows.slice(0, 10) });
  });

  test('the search for equal answers fails if one answer is unreadable', async () => {
    const found = await compared((id) => {
      if (id === rows[5]?.id) throw new Error('The connection broke');
      return 'Not in your city';
    });
    expect(found).toMatchObject({ compared: 299, failure: expect.any(String) });
    expect(found.rows).toBeUndefined();
  });

  test('the search finds nothing if the first lead has no answer', async () => {
    expect(await compared(() => undefined)).toEqual({ compared: 300, rows: [] });
  });
});

const wentIn = (row: SubmissionRowView, version = 2) => ({
  ...row,
  ...({ status: 'success', decidedWentIn: true, possiblySent: false, version } as const),
});
const didNot = (row: SubmissionRowView, version = 3) => ({
  ...row,
  ...{ decidedWentIn: false, possiblySent: false, version },
});
const stepsOf = (decided: SubmissionRowView[], said: boolean | undefined) =>
  nextSteps(rows, new Map(decided.map((row) => [row.id, row])), said).map((step) => [
    step.label,
    step.wentIn,
    step.rows.length,
  ]);

describe('the next steps offered for a bulk decision', () => {
  test('both decisions are offered until one lead is decided', () => {
    const both = [
      ['It went in (300)', true, 300],
      ['It did not (300)', false, 300],
    ];
    expect(stepsOf([], undefined)).toEqual(both);
    expect(stepsOf([], true)).toEqual(both);
  });

  test('an interrupted bulk decision can be continued or changed', () => {
    expect(
      stepsOf(
        rows.slice(0, 120).map((row) => wentIn(row)),
        true,
      ),
    ).toEqual([
      ['Go on with the other 180', true, 180],
      ['Change the 120 decided to “It did not”', false, 120],
    ]);
  });

  test('an interrupted change of a bulk decision can be continued or reversed', () => {
    const changed = [
      ...rows.slice(0, 200).map((row) => didNot(row)),
      ...rows.slice(200).map((row) => wentIn(row)),
    ];
    expect(stepsOf(changed, false)).toEqual([
      ['Go on with the other 100', false, 100],
      ['Change the 200 decided to “It went in”', true, 200],
    ]);
  });

  test('a complete bulk decision can be changed for all leads', () => {
    expect(
      stepsOf(
        rows.map((row) => wentIn(row)),
        true,
      ),
    ).toEqual([['Change all to “It did not”', false, 300]]);
  });
});

describe('a decision on one of many leads', () => {
  const client = new QueryClient();
  /**
   * Replaces the service: a read returns the row `held`, and each decision is refused as a
   * Conflict.
   * @returns the variables of all decisions.
   */
  function serve(held: SubmissionRowView) {
    const sent: unknown[] = [];
    jest.spyOn(GraphQLAPI, 'graphql').mockImplementation((_amplify: unknown, call: object) => {
      const { variables } = call as { variables: { wentIn?: boolean } };
      if (variables.wentIn === undefined) return Promise.resolve({ data: { getSubmission: held } });
      sent.push(variables);
      const conflict = { errorType: 'Conflict', message: 'It has changed' };
      return Promise.reject(Object.assign(new Error('refused'), { errors: [conflict] }));
    });
    return sent;
  }

  test("a decision succeeds if only the service's answer was lost", async () => {
    serve(wentIn(first));
    expect(await decideSame(client, { row: first, wentIn: true })).toEqual(wentIn(first));
    serve(didNot(first));
    const change = { row: first, known: wentIn(first), wentIn: false };
    expect(await decideSame(client, change)).toEqual(didNot(first));
  });

  test("a decision fails if the lead's answer has changed", async () => {
    const sent = serve({ ...first, version: 5 });
    const decide = () => decideSame(client, { row: first, wentIn: true });
    await expect(decide()).rejects.toThrow('It has changed');
    await expect(decide()).rejects.toThrow('since its answer was compared');
    expect(sent).toHaveLength(1);
  });
});
