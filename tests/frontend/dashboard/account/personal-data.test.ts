/**
 * The calls about personal data, without a configured Amplify: each request fails at once, unless a
 * test answers the request.
 */
import { GraphQLAPI } from '@aws-amplify/api-graphql';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  erasePerson,
  type Erasure,
} from '../../../../frontend/dashboard/account/personal-data/erase-leads.ts';
import {
  readPerson,
  type PersonFound,
} from '../../../../frontend/dashboard/account/personal-data/use-person.ts';
import { loadToasts } from '../../../../frontend/shared/components/toast-library.ts';
import { buildRow } from '../submissions/build-row.ts';

beforeEach(() => {
  // Silences Amplify's warning that it is not configured.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function lastToast() {
  const { toast } = await loadToasts();
  const shown = toast.getHistory().at(-1);
  if (!shown || 'dismiss' in shown) throw new Error('No toast was shown');
  return { type: shown.type, title: shown.title, description: shown.description };
}

describe('failing calls about personal data', () => {
  test('a failed search for a person shows an error toast', async () => {
    const seen: PersonFound[] = [];
    const person = { phone: '098765 43210' };
    await readPerson(person, new AbortController().signal, (found) => seen.push(found));
    const { message = '' } = seen.at(-1) ?? {};
    expect(seen.at(-1)).toEqual({ state: 'failed', person, rows: [], message });
    const description = `Error finding leads: ${message}`;
    expect(await lastToast()).toEqual({ type: 'error', title: 'Error', description });
  });

  test('a failed erasure of leads shows an error toast', async () => {
    const seen: Erasure[] = [];
    const erased: string[] = [];
    await erasePerson({
      rows: [buildRow(1), buildRow(2)],
      person: { email: 'asha.rao@leads.example' },
      show: (erasure) => seen.push(erasure),
      onErased: (ids) => erased.push(...ids),
    });
    expect(erased).toEqual([]);
    expect(seen.at(-1)).toMatchObject({ running: false, done: 2 });
    const description = '2 leads could not be erased';
    expect(await lastToast()).toEqual({ type: 'error', title: 'Error', description });
  });

  test('if an erasure fails, it is no longer shown as running', async () => {
    const seen: Erasure[] = [];
    let isDropped = false;
    const forgetting = erasePerson({
      rows: [],
      person: { email: 'asha.rao@leads.example' },
      show: (erasure) => seen.push(erasure),
      onErased: () => (isDropped = true),
    });
    await expect(forgetting).rejects.toThrow();
    expect(seen.at(-1)?.running).toBe(false);
    expect(isDropped).toBe(true);
  });
});

test.each([
  [0, [0]],
  [5, [5]],
  [12, [5, 5, 2]],
])('an erasure removes a person from %i forms, five forms per call', async (count, parts) => {
  const forms = Array.from({ length: count }, (_, number) => ({ id: `form-${number}` }));
  const forgotten: string[][] = [];
  jest.spyOn(GraphQLAPI, 'graphql').mockImplementation((_amplify: unknown, call: object) => {
    const { variables } = call as { variables: { formIds?: string[] } };
    if (variables.formIds) forgotten.push(variables.formIds);
    return Promise.resolve({ data: { listTargetForms: forms, forgetPerson: true } });
  });
  await erasePerson({
    rows: [],
    person: { email: 'asha.rao@leads.example' },
    show: () => undefined,
    onErased: () => undefined,
  });
  expect(forgotten.map(({ length }) => length)).toEqual(parts);
  expect(forgotten.flat()).toEqual(forms.map(({ id }) => id));
});
