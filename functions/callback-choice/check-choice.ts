/**
 * Checks the address and the forms that a user chose for a new callback, for the dashboard API and
 * the key API.
 */
import type { NewEndpoint } from '../../contract/callbacks.ts';
import { stageForm } from '../../contract/submission.ts';
import { checkWebAddress } from '../network/web-address.ts';
import { noSuchForm, type TargetFormReader } from '../stores/target-forms/target-form-rows.ts';

export interface ChoiceDependencies {
  targetForms: Pick<TargetFormReader, 'findForm'>;
  /** Whether callbacks may call loopback addresses: true on the local cloud and in tests only. */
  allowLoopback: boolean;
}

/**
 * @returns the user's choice with the normalised address and the ids of its forms.
 * @throws {Refusal} `bad_request` if the address is not allowed, `not_found` if a form is not the
 * user's.
 */
export async function checkChoice(
  userId: string,
  chosen: NewEndpoint,
  { targetForms, allowLoopback }: ChoiceDependencies,
): Promise<NewEndpoint> {
  const address = checkWebAddress(
    chosen.address,
    allowLoopback,
    'Enter the whole address, such as https://crm.example/hooks/leads.',
  );
  const { formIds, ...rest } = chosen;
  if (!formIds) return { ...rest, address };
  const ids = await Promise.all(formIds.map((named) => idOf(userId, named, targetForms)));
  return { ...rest, address, formIds: ids };
}

/** A form as the caller names it: its id, its short name, or `stage`. */
async function idOf(
  userId: string,
  named: string,
  { findForm }: ChoiceDependencies['targetForms'],
): Promise<string> {
  if (named === stageForm) return stageForm;
  const form = await findForm(userId, named);
  if (!form) throw noSuchForm();
  return form.id;
}
