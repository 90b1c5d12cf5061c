/**
 * The settings of a stage. `npm run generate` makes docs/stages.md from this file and from the
 * values in infra/stages.ts: each setting's comment becomes a line there.
 */
import type { TargetPolicy } from '../contract/origins.ts';
import type { TargetForm } from '../contract/target-form.ts';
import type { UserLimits } from '../contract/user-limits.ts';

export const logRetentionDays = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365] as const;
export type LogRetentionDays = (typeof logRetentionDays)[number];

export interface ReservedConcurrency {
  authoriser: number;
  webhook: number;
  fence: number;
}

export interface StageSettings {
  /**
   * Whether the stage serves real people. If true, the stage keeps its data when the stack is
   * deleted, and unsafe settings are refused.
   */
  production: boolean;
  /**
   * `none`: a new user is signed in at once. `code`: a new user must first enter the e-mailed code.
   */
  signUpVerification: 'none' | 'code';
  /** The web page that the bot fills. If omitted: the demo form of the stage's own site. */
  targetForm?: Omit<TargetForm, 'demo'>;
  /**
   * Whether the demo form is wanted although this is a production stage. A production stage without
   * `targetForm` must set it.
   */
  demoTargetInProduction?: 'send the leads of production to the demo form';
  /**
   * Where users' own forms may be: at any https site that is not blocked, only at approved sites,
   * or nowhere. `npm run operate -- origin` approves and blocks sites. If omitted: `any`. A
   * production stage must set it.
   */
  targetPolicy?: TargetPolicy;
  /**
   * The sender of e-mails to users and of the codes for sign-up and recovery: an address that SES
   * has verified, or whose domain SES has verified. A production stage must set it, because
   * Cognito's own sender stops at about 50 e-mails a day. If omitted: Cognito sends the codes, no
   * other e-mails are sent, and the account page says so.
   */
  mailFrom?: string;
  /**
   * What SES has verified for `mailFrom`: its whole domain, or only the address. If omitted: the
   * domain.
   */
  mailIdentity?: 'domain' | 'address';
  /**
   * Whether each live form that is in use is rehearsed once a day: filled as a test, without a
   * submit. If omitted: yes.
   */
  dailyRehearsals?: boolean;
  /**
   * The site's own domain. Build with `VITE_PUBLIC_ORIGIN` set to the same origin. If omitted: the
   * site has CloudFront's domain, and every page asks not to be indexed.
   */
  publicSite?: {
    /** An origin such as https://www.agency.example. */
    origin: string;
    /** The ARN of the domain's ACM certificate, in us-east-1 as CloudFront requires. */
    certificateArn: string;
    /**
     * The Route 53 zone of the domain, so that the deployment points the domain at the
     * distribution. If omitted: you must point the domain there yourself.
     */
    hostedZone?: { id: string; name: string };
  };
  /**
   * How many leads the bots try at once. AWS requires at least 2. Each lead needs two concurrent
   * executions, the bot's and its browser's; a new account has 10.
   */
  botConcurrency: number;
  /**
   * The account's limit of concurrent executions in the stage's region (Lambda console, or Service
   * Quotas): 10 for a new account, 1,000 for most accounts. An alarm rings when four fifths of the
   * limit are used. Callbacks use at most a twentieth of the limit, but at least 2.
   */
  accountConcurrency: number;
  /**
   * Concurrent executions that Lambda reserves for each function that handles leads, so that other
   * callers can't use them up. A function can never use more than its reserved number. At least 100
   * executions of the account must stay unreserved; the runbook says how to choose. If omitted:
   * none.
   */
  reservedConcurrency?: ReservedConcurrency;
  /**
   * How many bots the stage's own form may use at once. One user may use at most half of them, and
   * over all forms at most half of `botConcurrency`. A lower number keeps bots free for users'
   * forms while the stage's form hangs.
   */
  stageFormAtOnce: number;
  /**
   * The limits for each site of users' forms: concurrent attempts, and attempts started in any 60
   * seconds. Users take turns, and each may use at most half. The site of the stage's form has the
   * limit `stageFormAtOnce` instead.
   */
  originAtOnce: number;
  originPerMinute: number;
  /** The number of attempts at one lead before it ends in `error`. */
  maxAttempts: number;
  /**
   * The wait in seconds before the second attempt, and the longest wait. The wait doubles with each
   * attempt up to the longest wait.
   */
  retryBaseSeconds: number;
  retryCapSeconds: number;
  /**
   * How much one user may send with all API keys together, and how many requests the user may make
   * to the dashboard API.
   */
  userLimits: UserLimits;
  /**
   * How many days a lead may stay open before it ends as `expired`. Days on which the lead waits
   * because its form accepts no leads do not count, and a Retry restarts the count.
   */
  maxOpenDays: number;
  /** How many days a finished lead is kept. */
  leadRetentionDays: number;
  /**
   * The retention of the logs of functions and APIs in days; one of the periods that CloudWatch
   * accepts.
   */
  logRetentionDays: LogRetentionDays;
  /**
   * The lowest level that the functions log. With `WARN` or `ERROR` a lead can't be traced through
   * the logs. If omitted: INFO.
   */
  logLevel?: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR';
  /** Whether screenshots of failures hide the lead's values. */
  maskScreenshots?: boolean;
  /**
   * Whether a firewall (AWS WAF) protects the webhook, the user pool and the dashboard API. The
   * firewall costs some 25 dollars a month and 60 cents for a million requests. If omitted: only
   * for a production stage.
   */
  firewall?: boolean;
  /**
   * Whether signed-in users may read the dashboard API's schema from the API (introspection). If
   * omitted: no; the schema is in `contract/schema.graphql`.
   */
  introspection?: boolean;
  /**
   * Which alarms the stage has. `all`: every alarm, and the operator's dashboard. `vital`: only the
   * alarms that ring if leads are no longer processed or are lost, and no dashboard; not allowed in
   * a production stage. If omitted: `all`.
   */
  alarms?: 'all' | 'vital';
  /**
   * The e-mail address to which alarms are sent. A production stage must set it. If omitted: alarms
   * appear only in CloudWatch.
   */
  alarmEmail?: string;
  /**
   * How often, in minutes, a synthetic lead (the canary) goes the whole way to the demo form.
   * Alarms ring if the canary fails or is slow. If omitted: only at the end of `npm run deploy`.
   */
  canaryMinutes?: number;
  /**
   * Whether a new version of the webhook first gets a canary lead, and then a tenth of the requests
   * for five minutes. CodeDeploy goes back to the old version if the lead fails or the webhook
   * answers a 5xx. If omitted: only for a production stage.
   */
  gradualRelease?: boolean;
  /**
   * The budget in US dollars a month. `alarmEmail` gets an e-mail when the account's forecast or
   * bill exceeds the budget. A production stage must set it. If omitted: no budget.
   */
  monthlyBudget?: number;
}
