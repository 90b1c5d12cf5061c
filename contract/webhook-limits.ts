/**
 * Limits and texts of the webhook, in a file without the webhook's schemas, which some bundles do
 * not need.
 */
export const acceptedMessage = 'Lead received and processing started';
/** The code by which a repeated lead differs from other refusals with status 409. */
export const duplicateLeadCode = 'duplicate_lead';
export const maxBodyBytes = 16 * 1024;
export const idempotencyKeyMaxLength = 255;
/** The site's page that explains each refusal. */
export const problemsPath = '/problems';
