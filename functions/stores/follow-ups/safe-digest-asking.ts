/**
 * Requests checks of users for digest e-mails during other work; if a request fails, the work
 * continues.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../../../contract/errors.ts';
import { createDigestAsking, type DigestAsking } from './digest-store.ts';
import type { FollowUpTable } from './due-rows.ts';

/**
 * @returns the functions of `createDigestAsking`, except that they never throw: a failure is
 * logged.
 */
export function createSafeDigestAsking(
  table: FollowUpTable,
  logger: Pick<Logger, 'warn'>,
): DigestAsking {
  const asking = createDigestAsking(table);
  const failed = (error: unknown) =>
    logger.warn('A digest was not asked for', { error: asError(error) });
  return {
    now: (userId) => asking.now(userId).catch(failed),
    alert: (userId) => asking.alert(userId).catch(failed),
    soon: (userId) => asking.soon(userId).catch(failed),
  };
}
