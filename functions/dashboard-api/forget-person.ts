/**
 * Erases a person's records and fingerprints, found by the person's phone number or e-mail address.
 * Called after the person's submissions are erased.
 */
import { Refusal } from '../../contract/errors.ts';
import { mostFormsToForget } from '../../contract/form-dedupe.ts';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { timeOfId } from '../stores/submissions/newest-rows.ts';
import { personInQuery, type PersonalDataDependencies, type PersonQuery } from './personal-data.ts';

interface Forgetting extends Pick<PersonQuery, 'phone' | 'email'> {
  /** The forms at which fingerprints are erased; if omitted, all forms of the user. */
  formIds?: string[];
}

/** The longest time from the start of a lead's acceptance until the lead is stored. */
const WRITTEN_WITHIN_MS = 10 * MINUTE_MS;

/**
 * One call erases the fingerprints at a limited number of forms. For each form, a keyed hash is
 * computed for each value and for each way in which earlier versions of the service read the value.
 * @throws {Refusal} `bad_request` if `formIds` is omitted and the user has more forms than one call
 * allows.
 */
export async function forgetPerson(
  userId: string,
  { formIds, ...values }: Forgetting,
  dependencies: PersonalDataDependencies,
): Promise<boolean> {
  const { people, forgetFirstLeads } = dependencies;
  const person = personInQuery(values);
  const forms = formIds ?? (await allForms(userId, dependencies));
  for (const key of await people.keysOf(userId, person)) {
    await forgetRecords(userId, key, dependencies);
  }
  await forgetFirstLeads.ofPerson(userId, person, [...new Set(forms)]);
  return true;
}

async function allForms(
  userId: string,
  { targetForms }: PersonalDataDependencies,
): Promise<string[]> {
  const forms = await targetForms.list(userId);
  if (forms.length <= mostFormsToForget) return forms.map(({ id }) => id);
  throw new Refusal(
    'bad_request',
    `You have ${forms.length} forms, and one call forgets a person at ${mostFormsToForget} at most: name them in formIds.`,
  );
}

async function forgetRecords(
  userId: string,
  key: string,
  { people, submissions, now }: PersonalDataDependencies,
): Promise<void> {
  let after: string | undefined;
  do {
    const { ids, more } = await people.idsOf(key, after);
    for (const id of ids) {
      if (now().getTime() - timeOfId(id).getTime() < WRITTEN_WITHIN_MS) continue;
      if (!(await submissions.get(userId, id))) await people.forget([key], id);
    }
    after = more ? ids.at(-1) : undefined;
  } while (after !== undefined);
}
