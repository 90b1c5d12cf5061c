/**
 * The texts about a lead's `target`, `fields` and `consent`, for the webhook's answers and the OpenAPI
 * document.
 */

export const invalidLead = 'The lead is not valid.';
export const unknownTarget = 'target must be the id or the short name of a form of yours';
export const notTheKeysForm =
  'target must be the form of this API key, which is for one form only; or leave target out';
export const targetIsDraft =
  'The form that this lead goes to is a draft. Choose what goes into its fields first, in the dashboard (/dashboard/forms).';
export const keysFormIsGone =
  'The form that this API key is bound to was deleted. Bind the key to another one in the dashboard (/dashboard), under API Keys.';
export const onlyFormIsGone =
  'The form of this API key, which is for one form only, was deleted. Create another key for another form in the dashboard (/dashboard), under API Keys.';
export const defaultFormIsGone =
  'The form that your leads go to by default was deleted. Choose another one in the dashboard (/dashboard/forms).';
export const idempotencyKeyOfOtherForm =
  'This Idempotency-Key was used with another API key, whose leads go to another form. Send this lead with another Idempotency-Key.';
export const fieldsAreNoObject = 'fields must be an object';
export const allowDuplicateIsNoFlag = 'allowDuplicate must be true or false';
export const consentIsIgnored =
  'The lead is not valid, and this API key ignores “consent”. Allow it in the dashboard (/dashboard), under API Keys.';
export const fieldsAreIgnored =
  'The lead is not valid, and this API key ignores “fields”. Allow them in the dashboard (/dashboard), under API Keys.';
