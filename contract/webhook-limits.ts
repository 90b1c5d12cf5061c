/**
 * Limits and texts of the webhook. This file contains no schemas, because some bundles need only
 * the limits.
 */
export const acceptedMessage = 'Lead received and processing started';
/** The code that distinguishes a repeated lead from other refusals with status 409. */
export const duplicateLeadCode = 'duplicate_lead';
/** The code that distinguishes a missing scope from other refusals with status 403. */
export const missingScopeCode = 'missing_scope';
/** The maximum size in bytes of a request body with one lead. */
export const maxBodyBytes = 16 * 1024;
/**
 * The maximum size in bytes of a request body with many leads. A Lambda function accepts 6 MB,
 * including the escapes that API Gateway adds to the body:
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html.
 */
export const maxBulkBytes = 1024 * 1024;
export const maxBulkLeads = 100;
export const idempotencyKeyMaxLength = 255;
/** The path of the site's page that explains each refusal. */
export const problemsPath = '/problems';
