/**
 * What a stage may set. Each setting's comment is its line in docs/stages.md, which `npm run generate`
 * makes of this file and of the values in infra/stages.ts.
 */
import type { TargetPolicy } from '../contract/origins.ts';
import type { TargetForm } from '../contract/target-form.ts';
import type { UserLimits } from '../contract/user-limits.ts';

export const logRetentionDays = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365] as const;
export type LogRetentionDays = (typeof logRetentionDays)[number];

export interface StageSettings {
  /** Serves real people: keeps its data when the stack is deleted and refuses unsafe settings. */
  production: boolean;
  /** `none`: sign-up signs in at once. `code`: the e-mailed code is asked for first. */
  signUpVerification: 'none' | 'code';
  /** The web page that the bot fills. Left out: the demo form that the site itself ships. */
  targetForm?: Omit<TargetForm, 'demo'>;
  /** A production stage without its own target form must say this. */
  demoTargetInProduction?: 'send the leads of production to the demo form';
  /**
   * Where users may aim the bot besides: at any https site that is not blocked, at approved ones, or
   * nowhere (`npm run origin` approves and blocks). Left out: `any`, which a production stage must say.
   */
  targetPolicy?: TargetPolicy;
  /**
   * The sender of e-mails to users, an address that SES has verified or whose domain it has, also of
   * the codes for sign-up and recovery, which a production stage must say: Cognito's own sender stops at
   * about 50 a day. Left out: no others are sent, and the account page says so.
   */
  mailFrom?: string;
  /** What SES has verified of `mailFrom`: its whole domain, or the address alone. Left out: the domain. */
  mailIdentity?: 'domain' | 'address';
  /** Whether live forms in use are rehearsed daily. Left out: they are. */
  dailyRehearsals?: boolean;
  /**
   * The site's own domain. Left out: CloudFront's, and every page asks not to be indexed. Build with
   * `VITE_PUBLIC_ORIGIN` set to the same origin.
   */
  publicSite?: {
    /** Such as https://www.agency.example. */
    origin: string;
    /** Of the domain's ACM certificate, in us-east-1 as CloudFront wants it. */
    certificateArn: string;
    /**
     * The Route 53 zone of the domain, so that the deployment points it at the distribution. Left out:
     * you do.
     */
    hostedZone?: { id: string; name: string };
  };
  /**
   * How many leads are tried at once; AWS wants at least 2. Each holds two concurrent executions, the
   * bot's and its browser's, of the 10 in all that a new account has.
   */
  botConcurrency: number;
  /**
   * The account's limit of concurrent executions in the stage's region (Lambda console, or Service
   * Quotas): 10 for a new account, 1,000 for most. An alarm rings at four fifths of it.
   */
  accountConcurrency: number;
  /**
   * How many of them the stage's own form may hold; a user's form holds half at most. Fewer than all
   * keep room for users' forms while the stage's hangs.
   */
  stageFormAtOnce: number;
  /** At one site of users' forms, over all users: attempts at once, and started in any 60 seconds. */
  originAtOnce: number;
  originPerMinute: number;
  /** Attempts at one lead before it ends in `error`. */
  maxAttempts: number;
  /** The wait before the second attempt; doubles each time up to the cap. */
  retryBaseSeconds: number;
  retryCapSeconds: number;
  /** How much one user may send, with all their API keys together. */
  userLimits: UserLimits;
  /** How long a lead may stay open before it ends as `expired`; a Retry gives it all of it again. */
  maxOpenDays: number;
  /** How long a finished lead is kept. */
  leadRetentionDays: number;
  /** Days, as CloudWatch knows them, for which the logs of functions and APIs are kept. */
  logRetentionDays: LogRetentionDays;
  /** What the functions log at least; `WARN` and `ERROR` leave out what traces a lead. Left out: INFO. */
  logLevel?: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR';
  /** Whether failure screenshots hide the lead's values. */
  maskScreenshots?: boolean;
  /**
   * Whether a firewall (AWS WAF, some ten dollars a month and 60 cents for a million requests) stands
   * before the webhook and the user pool. Left out: before a production stage.
   */
  firewall?: boolean;
  /** Where alarms are sent, which a production stage must say. Left out: they only show in CloudWatch. */
  alarmEmail?: string;
  /**
   * US dollars a month: an e-mail is sent to `alarmEmail` when the account's forecast or bill passes it,
   * which a production stage must say. Left out: no budget.
   */
  monthlyBudget?: number;
}
