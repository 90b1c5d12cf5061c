/**
 * A user's allowance: how many requests and leads the user may still send. A process leases many
 * requests or leads with one conditional write and counts them down in memory. While the table does
 * not answer, all requests and leads are accepted, so that no lead is lost.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../../../contract/errors.ts';
import { leaseSize, type AllowanceTable } from './allowance-item.ts';
import { leaseLeads, type LeadTable } from './lead-lease.ts';
import { createLeasedCounter, type Lease, type LeasedCounter } from './leased-counter.ts';
import { leaseDashboardCalls, leaseKeyCalls, leaseRequests } from './request-lease.ts';

const ADMITTED_WITHOUT_ASKING_MS = 5000;

export interface UserAllowance {
  /**
   * Takes one request to the webhook from the allowance.
   * @throws {Refusal} `rate_limited`.
   */
  takeRequest(userId: string): Promise<void>;
  /**
   * Takes one new lead from the allowance.
   * @throws {Refusal} `rate_limited`.
   */
  takeLead(userId: string): Promise<void>;
  /** Gives back the allowance of a lead that was not accepted. */
  giveLeadBack(userId: string): void;
  /**
   * Takes one call of the dashboard API from the allowance.
   * @throws {Refusal} `rate_limited`.
   */
  takeDashboardCall(userId: string): Promise<void>;
}

interface Watching {
  logger: Pick<Logger, 'info' | 'warn'>;
  /**
   * Called when the table did not answer. All requests and leads are then accepted for some
   * seconds.
   */
  onUnknown?: () => void;
}

export type AllowanceDependencies = LeadTable & Watching;

export function createUserAllowance(dependencies: AllowanceDependencies): UserAllowance {
  const requests = counterOf(leaseRequests, dependencies);
  const leads = counterOf(leaseLeads, dependencies);
  const calls = counterOf(leaseDashboardCalls, dependencies);
  return {
    takeRequest: (userId) => requests.take(userId),
    takeLead: (userId) => leads.take(userId),
    giveLeadBack: (userId) => leads.giveBack(userId),
    takeDashboardCall: (userId) => calls.take(userId),
  };
}

/**
 * The allowance for calls by which API keys read lists or manage callbacks; these calls reduce no
 * other allowance.
 */
export function createKeyCallAllowance(
  dependencies: AllowanceTable & Watching,
): Pick<UserAllowance, 'takeRequest'> {
  const calls = counterOf(leaseKeyCalls, dependencies);
  return { takeRequest: (userId) => calls.take(userId) };
}

function counterOf<Table extends AllowanceTable>(
  lease: (table: Table, userId: string) => Promise<Lease>,
  dependencies: Table & Watching,
): LeasedCounter {
  const { logger, now, limits } = dependencies;
  const renew = async (userId: string): Promise<Lease> => {
    try {
      const answer = await lease(dependencies, userId);
      // A refusal is logged only here, when the lease is renewed. Later refusals during the same
      // wait come from memory and are not logged.
      if ('refusal' in answer) logger.info('A user has reached a limit', { userId, ...answer });
      return answer;
    } catch (error: unknown) {
      logger.warn('The allowance of a user is unknown; all is admitted', { error: asError(error) });
      dependencies.onUnknown?.();
      const until = now().getTime() + ADMITTED_WITHOUT_ASKING_MS;
      return { granted: leaseSize(limits.requestBurst), until };
    }
  };
  return createLeasedCounter({ renew, now });
}
