/** What the webhook takes and says, apart from its schemas, which its bundle does not need. */
export const acceptedMessage = 'Lead received and processing started';
export const maxBodyBytes = 16 * 1024;
export const idempotencyKeyMaxLength = 255;
