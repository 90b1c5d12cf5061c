/**
 * The settings of a stage. Each setting's comment is its line in docs/stages.md, which `npm run
 * generate` makes from this file and from the values in infra/stages.ts.
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
   * Whether the stage serves real people: then it keeps its data when the stack is deleted, and
   * refuses unsafe settings.
   */
  production: boolean;
  /** `none`: sign-up signs in at once. `code`: the user must first enter the e-mailed code. */
  signUpVerification: 'none' | 'code';
  /** The web page that the bot fills. If omitted: the site's own demo form. */
  targetForm?: Omit<TargetForm, 'demo'>;
  /**
   * Whether the demo form is wanted although the stage is for production; required if it has no
   * `targetForm`.
   */
  demoTargetInProduction?: 'send the leads of production to the demo form';
  /**
   * Where users' own forms may be: at any https site that is not blocked, at approved sites, or
   * nowhere (`npm run operate -- origin` approves and blocks). If omitted: `any`; a production stage
   * must set it.
   */
  targetPolicy?: TargetPolicy;
  /**
   * The sender of e-mails to users and of the codes for sign-up and recovery: an address that SES
   * has verified, or whose domain it has verified. A production stage must set it, because
   * Cognito's own sender stops at about 50 a day. If omitted: no other e-mails are sent, and the
   * account page says so.
   */
  mailFrom?: string;
  /**
   * Which identity of `mailFrom` SES has verified: its whole domain, or only the address. If
   * omitted: the domain.
   */
  mailIdentity?: 'domain' | 'address';
  /** Whether live forms in use are rehearsed daily. If omitted: yes. */
  dailyRehearsals?: boolean;
  /**
   * The site's own domain. If omitted: CloudFront's, and every page asks not to be indexed. Build
   * with `VITE_PUBLIC_ORIGIN` set to the same origin.
   */
  publicSite?: {
    /** An origin such as https://www.agency.example. */
    origin: string;
    /** The ARN of the domain's ACM certificate, in us-east-1 as CloudFront requires. */
    certificateArn: string;
    /**
     * The Route 53 zone of the domain, so that the deployment points the domain at the
     * distribution. If omitted, you must do that.
     */
    hostedZone?: { id: string; name: string };
  };
  /**
   * How many leads are tried at once; AWS requires at least 2. Each needs two concurrent
   * executions, the bot's and its browser's, of the 10 that a new account has.
   */
  botConcurrency: number;
  /**
   * The account's limit of concurrent executions in the stage's region (Lambda console, or Service
   * Quotas): 10 for a new account, 1,000 for most. An alarm rings at four fifths of it. Callbacks take
   * at most a twentieth of it, at least 2.
   */
  accountConcurrency: number;
  /**
   * Concurrent executions that Lambda keeps for the functions on a lead's way, so that other callers
   * can't use them up; it is also the most that each of them may use. At least 100 of the account
   * must stay unreserved; the runbook says how to choose. If omitted: none.
   */
  reservedConcurrency?: ReservedConcurrency;
  /**
   * How many bots the stage's own form may use, of which one user may use half; over all forms one
   * user may use half of `botConcurrency`. A lower number keeps bots free for users' forms while the
   * stage's form hangs.
   */
  stageFormAtOnce: number;
  /**
   * The limits for one site of users' forms, which users take in turn, each at most half:
   * concurrent attempts, and attempts started in any 60 seconds. The site of the stage's form has
   * `stageFormAtOnce` instead.
   */
  originAtOnce: number;
  originPerMinute: number;
  /** Attempts at one lead before it ends in `error`. */
  maxAttempts: number;
  /** Seconds before the second attempt; the wait doubles each time up to the cap. */
  retryBaseSeconds: number;
  retryCapSeconds: number;
  /** How much one user may send with all API keys together, and ask of the dashboard API. */
  userLimits: UserLimits;
  /**
   * How many days a lead may stay open before it ends as `expired`. Days on hold do not count, and
   * a Retry restarts the count.
   */
  maxOpenDays: number;
  /** How long a finished lead is kept. */
  leadRetentionDays: number;
  /** How many days the logs of functions and APIs are kept; one of CloudWatch's periods. */
  logRetentionDays: LogRetentionDays;
  /**
   * The lowest level that the functions log; with `WARN` or `ERROR` a lead can't be traced. If
   * omitted: INFO.
   */
  logLevel?: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR';
  /** Whether failure screenshots hide the lead's values. */
  maskScreenshots?: boolean;
  /**
   * Whether a firewall (AWS WAF, some 25 dollars a month and 60 cents for a million requests)
   * protects the webhook, the user pool and the dashboard API. If omitted: only for a production stage.
   */
  firewall?: boolean;
  /**
   * Whether signed-in users may read the dashboard API's schema from the API (introspection). If
   * omitted: no; `contract/schema.graphql` is the schema.
   */
  introspection?: boolean;
  /**
   * Which alarms the stage has. `all`: every one, and the operator's dashboard. `vital`: only those
   * that ring if leads stand still or are lost, and no dashboard; a production stage must not set
   * it. If omitted: `all`.
   */
  alarms?: 'all' | 'vital';
  /**
   * Where alarms are sent; a production stage must set it. If omitted: they only show in
   * CloudWatch.
   */
  alarmEmail?: string;
  /**
   * How often a synthetic lead, the canary, goes the whole way to the demo form, in minutes; alarms
   * ring if it fails or is slow. If omitted: only at the end of `npm run deploy`.
   */
  canaryMinutes?: number;
  /**
   * Whether a new version of the webhook first gets a canary lead, then a tenth of the requests for
   * five minutes; CodeDeploy takes it back if the lead fails or the webhook answers a 5xx. If
   * omitted: only for a production stage.
   */
  gradualRelease?: boolean;
  /**
   * US dollars a month: `alarmEmail` gets an e-mail when the account's forecast or bill exceeds it.
   * A production stage must set it. If omitted: no budget.
   */
  monthlyBudget?: number;
}
