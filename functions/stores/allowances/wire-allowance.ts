import type { FunctionEnvironment } from '../../../contract/environment.ts';
import { userLimitsSchema } from '../../../contract/user-limits.ts';
import { countOpen } from '../submissions/open-count.ts';
import {
  createUserAllowance,
  type AllowanceDependencies,
  type UserAllowance,
} from './user-allowance.ts';

type AllowanceVariable = 'ALLOWANCE_TABLE' | 'SUBMISSIONS_TABLE' | 'USER_LIMITS';

/** A user's allowance of leads, with the tables and limits of the function's environment. */
export function wireAllowance(
  environment: Pick<FunctionEnvironment<'webhook'>, AllowanceVariable>,
  dependencies: Pick<AllowanceDependencies, 'client' | 'now' | 'logger' | 'onUnknown'>,
): UserAllowance {
  const { client, now } = dependencies;
  const rows = { client, table: environment.SUBMISSIONS_TABLE, now };
  return createUserAllowance({
    ...dependencies,
    table: environment.ALLOWANCE_TABLE,
    limits: userLimitsSchema.parse(JSON.parse(environment.USER_LIMITS)),
    countOpen: (userId, most) => countOpen(rows, userId, most),
  });
}
