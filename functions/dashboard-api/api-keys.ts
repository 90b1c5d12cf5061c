/** Creates and changes a user's API keys, and checks that a key's form is one of the user's own. */
import { Refusal } from '../../contract/errors.ts';
import type { ApiKeyChange } from '../stores/api-keys/api-key-change.ts';
import type { ApiKey } from '../stores/api-keys/api-key-rows.ts';
import type { ApiKeyStore, NewApiKey } from '../stores/api-keys/api-key-store.ts';
import { noSuchForm, type TargetFormReader } from '../stores/target-forms/target-form-rows.ts';

export interface ApiKeyDependencies {
  apiKeys: Pick<ApiKeyStore, 'create' | 'update'>;
  targetForms: Pick<TargetFormReader, 'readForm'>;
}

/**
 * @throws {Refusal} `not_found` if the form is not the user's; `bad_request` if a key that may use
 * only one form has no form, or has the scope `manage`.
 */
export async function createApiKey(
  key: NewApiKey,
  dependencies: ApiKeyDependencies,
): Promise<ApiKey> {
  requireOneForm(key);
  await requireOwnForm(key.userId, key.formId, dependencies);
  return dependencies.apiKeys.create(key);
}

/** @throws {Refusal} `not_found` if the key or the form is not the user's. */
export async function updateApiKey(
  change: ApiKeyChange,
  dependencies: ApiKeyDependencies,
): Promise<ApiKey> {
  await requireOwnForm(change.userId, change.formId, dependencies);
  return dependencies.apiKeys.update(change);
}

/**
 * A callback belongs to all of a user's forms, so a key that may use only one form can't have the
 * scope `manage`.
 */
function requireOneForm({ formId, onlyItsForm, scopes }: NewApiKey): void {
  if (!onlyItsForm) return;
  if (formId === undefined) {
    throw new Refusal('bad_request', 'A key for one form only needs that form: send formId.');
  }
  if (scopes?.includes('manage')) {
    throw new Refusal('bad_request', 'A key for one form only cannot have the scope manage.');
  }
}

/** A draft form is accepted too: a key may be bound before the form takes leads. */
async function requireOwnForm(
  userId: string,
  formId: string | null | undefined,
  { targetForms }: ApiKeyDependencies,
): Promise<void> {
  if (typeof formId !== 'string') return;
  if (!(await targetForms.readForm(userId, formId))) throw noSuchForm();
}
