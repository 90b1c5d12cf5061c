/** What the webhook takes and says, apart from its schemas, which its bundle does not need. */
export const acceptedMessage = 'Lead received and processing started';
/** What tells a repeated lead from the other refusals with status 409. */
export const duplicateLeadCode = 'duplicate_lead';
export const maxBodyBytes = 16 * 1024;
export const idempotencyKeyMaxLength = 255;
