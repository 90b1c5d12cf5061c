/**
 * The account watch. Every five minutes it checks whether users were disabled, enabled or removed
 * directly in the user pool, and updates the accounts table. The service's own commands write to
 * both pool and table at once, so they need no check. The account watch also removes users who
 * signed up and did not confirm their address within a day.
 */
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Accounts } from './accounts.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Login } from './login.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { runEvery } from './run-every.ts';
import { ServiceFunction } from './service-function.ts';

export interface AccountWatchProps {
  login: Login;
  accounts: Accounts;
  apiKeys: ApiKeys;
}

const period = Duration.minutes(5);

export class AccountWatch extends Construct {
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, { login, accounts, apiKeys }: AccountWatchProps) {
    super(scope, id);
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'accountWatch',
      description: 'Notices users who were disabled or removed in the user pool',
      environment: {
        ACCOUNTS_TABLE: accounts.table.tableName,
        API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName,
        USER_POOL_ID: login.userPool.userPoolId,
        USER_POOL_ENDPOINT: login.endpoint,
      },
      timeout: Duration.minutes(2),
    });
    accounts.grantFollow(lambda);
    apiKeys.grantListOwners(lambda);
    login.grantWatch(lambda);
    runEvery(period, this, 'EveryFiveMinutes', lambda);
    this.alarms = [
      new RunbookAlarm(this, 'AccountWatchAlarm', {
        metric: lambda.metricErrors({ period: Duration.minutes(15) }),
        above: 0,
        meaning: 'Users who are disabled in the user pool may not be noticed.',
        because:
          'After one failed check in 15 minutes, a user who was cut off may still have a working key.',
        // Missing data raises the alarm too, because a function that is never started reports no
        // errors.
        missingIsFailing: true,
      }),
    ];
  }
}
