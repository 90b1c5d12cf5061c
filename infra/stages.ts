/**
 * The stages: each is one deployment's settings, chosen with `-c stage=<name>`. Change or add a
 * stage here and nowhere else. What a production stage must not do is refused at synth, in words.
 */
import { type TargetPolicy } from '../contract/origins.ts';
import { targetFormSchema, type TargetForm } from '../contract/target-form.ts';
import { userLimitsSchema, type UserLimits } from '../contract/user-limits.ts';
import { DeploymentRefusal } from './deployment-refusal.ts';

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
   * The site's own domain. Left out: CloudFront's, and every page asks not to be indexed. Point the
   * domain at the distribution, and build with `VITE_PUBLIC_ORIGIN` set to the same origin.
   */
  publicSite?: {
    /** Such as https://www.agency.example. */
    origin: string;
    /** Of the domain's ACM certificate, in us-east-1 as CloudFront wants it. */
    certificateArn: string;
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

/**
 * Above what people do: an import sends 50 leads a second, a list has a few thousand. Below what
 * hurts others: at five seconds a lead, a user's open leads are less than two hours of four bots'
 * work, and a user's day seven.
 */
const userLimits: UserLimits = {
  requestsPerSecond: 50,
  requestBurst: 300,
  leadsPerDay: 20_000,
  openLeads: 5_000,
};

const defaults = {
  userLimits,
  botConcurrency: 3,
  accountConcurrency: 10,
  stageFormAtOnce: 3,
  originAtOnce: 2,
  originPerMinute: 20,
  maxAttempts: 5,
  retryBaseSeconds: 30,
  retryCapSeconds: 900,
  maxOpenDays: 3,
  leadRetentionDays: 30,
} as const;

const stages: Readonly<Record<string, StageSettings>> = {
  dev: { ...defaults, production: false, signUpVerification: 'none', targetPolicy: 'any' },
  prod: {
    ...defaults,
    production: true,
    signUpVerification: 'code',
    botConcurrency: 10,
    accountConcurrency: 1000,
    stageFormAtOnce: 5,
  },
};

/**
 * The settings of the stage called `name`, checked.
 * @throws {DeploymentRefusal} that says what to set, where a setting is missing or refused.
 */
export function stageSettings(name: string): StageSettings {
  const settings = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!settings) {
    const known = Object.keys(stages).join(', ');
    throw new DeploymentRefusal(
      `There is no stage "${name}" in infra/stages.ts, which has: ${known}.`,
    );
  }
  const refusals = refusedSettings(settings);
  if (refusals.length > 0) {
    throw new DeploymentRefusal(
      `Stage "${name}" in infra/stages.ts cannot be deployed yet:\n- ${refusals.join('\n- ')}`,
    );
  }
  return settings;
}

/** One sentence for each setting that is refused, with the remedy; empty when all is well. */
export function refusedSettings(settings: StageSettings): string[] {
  return [...productionRefusals(settings), ...outOfRange(settings)];
}

function productionRefusals(settings: StageSettings): string[] {
  if (!settings.production) return [];
  const refusals: string[] = [];
  if (settings.signUpVerification === 'none') {
    refusals.push(
      `signUpVerification 'none' lets anyone claim any e-mail address; set it to 'code'.`,
    );
  }
  if (!settings.targetForm && !settings.demoTargetInProduction) {
    refusals.push(
      `leads would go to the demo form, which keeps nothing; set targetForm to ` +
        `{ name, url } of the form to fill, or, if the demo form is wanted, set ` +
        `demoTargetInProduction to 'send the leads of production to the demo form'.`,
    );
  }
  if (!settings.targetPolicy) {
    refusals.push(
      `users may have forms of their own; set targetPolicy to 'any' (every https site that is not ` +
        `blocked), 'approved' (sites that you approve with npm run origin) or 'stage' (none).`,
    );
  }
  if (!settings.alarmEmail) {
    refusals.push(
      'nobody would hear of an alarm; set alarmEmail to the address of who is on call.',
    );
  }
  if (!settings.mailFrom) {
    refusals.push(
      `codes for sign-up and recovery would come from Cognito's own sender, which stops at about 50 ` +
        `a day; set mailFrom to an address that SES has verified in the stage's region.`,
    );
  }
  if (!settings.monthlyBudget) {
    refusals.push(
      'nobody would hear of rising costs; set monthlyBudget to the US dollars that a month may cost.',
    );
  }
  return refusals;
}

type NumericSetting = {
  [Name in keyof StageSettings]-?: NonNullable<StageSettings[Name]> extends number ? Name : never;
}[keyof StageSettings];

/** Concurrent executions that the bots must leave to what people and integrators wait for. */
const frontDoorPlaces = 4;

const mayBeLeftOut: ReadonlySet<NumericSetting> = new Set(['monthlyBudget']);

/** The least and the most of each number. */
function rangesOf({
  retryCapSeconds,
  botConcurrency,
}: StageSettings): Record<NumericSetting, readonly [number, number]> {
  return {
    botConcurrency: [2, 1000],
    // Two for each bot, and what is left for the webhook, the dashboard and the rest.
    accountConcurrency: [2 * botConcurrency + frontDoorPlaces, 100_000],
    monthlyBudget: [1, 1_000_000],
    stageFormAtOnce: [1, botConcurrency],
    originAtOnce: [1, 1000],
    originPerMinute: [1, 1000],
    maxAttempts: [1, 20],
    retryBaseSeconds: [1, retryCapSeconds],
    retryCapSeconds: [1, 86_400],
    // A user's count of open leads is kept for a week without a lead (allowance-item.ts).
    maxOpenDays: [1, 7],
    leadRetentionDays: [1, 3650],
  };
}

function outOfRange(settings: StageSettings): string[] {
  const ranges = Object.entries(rangesOf(settings)) as [NumericSetting, [number, number]][];
  const refusals = ranges
    .filter(([name, [least, most]]) => {
      const value = settings[name];
      if (value === undefined) return !mayBeLeftOut.has(name);
      return !Number.isInteger(value) || value < least || value > most;
    })
    .map(([name, [least, most]]) => `${name} must be a whole number from ${least} to ${most}.`);
  const limits = userLimitsSchema.safeParse(settings.userLimits);
  if (!limits.success) refusals.push('userLimits must be whole numbers from 1.');
  const origin = settings.publicSite?.origin;
  if (origin !== undefined && URL.parse(origin)?.origin !== origin) {
    refusals.push('publicSite needs an origin such as https://www.agency.example, without a path.');
  }
  if (settings.mailFrom !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(settings.mailFrom)) {
    refusals.push('mailFrom needs an e-mail address such as leads@agency.example, and no name.');
  }
  if (settings.targetForm) {
    const parsed = targetFormSchema.safeParse({ ...settings.targetForm, demo: false });
    if (!parsed.success || !settings.targetForm.url.startsWith('https://')) {
      refusals.push('targetForm needs a name and the https address of the form to fill.');
    }
  }
  return refusals;
}
