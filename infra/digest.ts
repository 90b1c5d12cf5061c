/**
 * The digest: every five minutes finds users who may have news and sends them an e-mail through
 * SES. The sender is always the stage's `mailFrom`; a stage without this setting sends nothing. The
 * digest reads counts and names, and no data of a lead.
 */
import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { noMail } from '../contract/follow-ups.ts';
import type { Accounts } from './accounts.ts';
import type { Callbacks } from './callbacks.ts';
import type { FollowUps } from './follow-ups.ts';
import type { Login } from './login.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { runEvery } from './run-every.ts';
import { ServiceFunction } from './service-function.ts';
import type { StageSettings } from './stage-settings.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';

export interface DigestProps {
  settings: Pick<StageSettings, 'mailFrom' | 'maxOpenDays'>;
  siteUrl: string;
  login: Login;
  accounts: Accounts;
  submissions: Submissions;
  targetForms: TargetForms;
  followUps: FollowUps;
  callbacks: Callbacks;
}

export class Digest extends Construct {
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: DigestProps) {
    super(scope, id);
    const { settings, login, accounts, submissions, targetForms, followUps, callbacks } = props;
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'digest',
      description: 'Tells users by e-mail what waits for them',
      environment: {
        FOLLOW_UPS_TABLE: followUps.table.tableName,
        CALLBACKS_TABLE: callbacks.table.tableName,
        TARGET_FORMS_TABLE: targetForms.table.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        ACCOUNTS_TABLE: accounts.table.tableName,
        USER_POOL_ID: login.userPool.userPoolId,
        USER_POOL_ENDPOINT: login.endpoint,
        SITE_URL: props.siteUrl,
        MAIL_FROM: settings.mailFrom ?? noMail,
        MAX_OPEN_DAYS: String(settings.maxOpenDays),
      },
      timeout: Duration.seconds(90),
      memorySize: 256,
    });
    followUps.grantDigest(lambda);
    callbacks.grantTell(lambda);
    targetForms.grantList(lambda);
    submissions.grantDigest(lambda);
    accounts.grantRead(lambda);
    login.grantFind(lambda);
    if (settings.mailFrom) lambda.addToRolePolicy(this.maySend(settings.mailFrom));
    runEvery(Duration.minutes(5), this, 'EveryFiveMinutes', lambda);
    this.alarms = [
      new RunbookAlarm(this, 'DigestErrorsAlarm', {
        metric: lambda.metricErrors({ period: Duration.minutes(15) }),
        above: 0,
        meaning: 'E-mails to users were not sent.',
        because: 'A run fails only if an e-mail was not sent.',
      }),
    ];
  }

  /**
   * SES requires a right on the identity with which the sender was verified: the address, or its
   * domain. In its sandbox, SES also requires a right on the recipient's identity. That right is
   * not given, because recipients can be any users, and a stage leaves the sandbox before it has
   * users.
   */
  private maySend(from: string): PolicyStatement {
    const identities = [from, from.split('@').at(-1) ?? from];
    const arnOf = (resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName });
    return new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: identities.map(arnOf),
      conditions: { StringEquals: { 'ses:FromAddress': from } },
    });
  }
}
