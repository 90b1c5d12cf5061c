/**
 * Checks a stage's settings. Each setting that is missing or not allowed gives a sentence that says
 * what to set instead.
 */
import { targetFormSchema } from '../contract/target-form.ts';
import { userLimitsSchema } from '../contract/user-limits.ts';
import { logRetentionDays, type StageSettings } from './stage-settings.ts';

/**
 * Returns one sentence for each refused setting, with the remedy; an empty list if no setting is
 * refused.
 */
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
        `blocked), 'approved' (sites that you approve with npm run operate -- origin) or 'stage' ` +
        `(none).`,
    );
  }
  if (!settings.alarmEmail) {
    refusals.push(
      'nobody would hear of an alarm; set alarmEmail to the address of who is on call.',
    );
  }
  if (settings.alarms === 'vital') {
    refusals.push(`alarms 'vital' leaves most failures unnoticed; set it to 'all'.`);
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

/**
 * The number of concurrent executions that the bots must leave free: for the requests of people and
 * integrators, and for a bot that only receives messages, to see which users wait.
 */
export const frontDoorPlaces = 4;

const mayBeLeftOut: ReadonlySet<NumericSetting> = new Set(['monthlyBudget', 'canaryMinutes']);

/** The minimum and maximum of each numeric setting. */
function rangesOf({
  retryCapSeconds,
  botConcurrency,
}: StageSettings): Record<NumericSetting, readonly [number, number]> {
  return {
    botConcurrency: [2, 1000],
    // Computes the concurrent executions that are needed: two per bot, and some for the webhook,
    // the dashboard and the rest.
    accountConcurrency: [2 * botConcurrency + frontDoorPlaces, 100_000],
    monthlyBudget: [1, 1_000_000],
    // A canary lead is sent at most every five minutes, because one lead may take almost that long.
    canaryMinutes: [5, 360],
    stageFormAtOnce: [1, botConcurrency],
    originAtOnce: [1, 1000],
    originPerMinute: [1, 1000],
    maxAttempts: [1, 20],
    retryBaseSeconds: [1, retryCapSeconds],
    retryCapSeconds: [1, 86_400],
    // `maxOpenDays` is at most a week, because the count of a user's open leads is stored for only
    // a week after its last change (allowance-item.ts).
    maxOpenDays: [1, 7],
    leadRetentionDays: [1, 3650],
    logRetentionDays: [1, 365],
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
  refusals.push(...reservationRefusals(settings));
  if (!logRetentionDays.includes(settings.logRetentionDays)) {
    refusals.push(`logRetentionDays must be one of ${logRetentionDays.join(', ')}.`);
  }
  const limits = userLimitsSchema.safeParse(settings.userLimits);
  if (!limits.success) refusals.push('userLimits must be whole numbers from 1.');
  const origin = settings.publicSite?.origin;
  if (origin !== undefined && URL.parse(origin)?.origin !== origin) {
    refusals.push('publicSite needs an origin such as https://www.agency.example, without a path.');
  }
  refusals.push(...domainRefusals(settings.publicSite));
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

/**
 * The number of an account's concurrent executions that can't be reserved.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
 */
const leastUnreserved = 100;

function reservationRefusals(settings: StageSettings): string[] {
  const { reservedConcurrency: reserved, accountConcurrency, botConcurrency } = settings;
  if (!reserved) return [];
  const numbers = [reserved.authoriser, reserved.webhook, reserved.fence];
  if (numbers.some((number) => !Number.isInteger(number) || number < 1)) {
    return ['reservedConcurrency must be whole numbers from 1.'];
  }
  const unreserved = accountConcurrency - numbers.reduce((sum, number) => sum + number);
  const needed = Math.max(leastUnreserved, 2 * botConcurrency + frontDoorPlaces);
  if (unreserved >= needed) return [];
  return [
    `reservedConcurrency leaves ${unreserved} of accountConcurrency unreserved, and Lambda and the ` +
      `bots need ${needed}; reserve less, or leave it out until the account's limit is higher.`,
  ];
}

function domainRefusals(site: StageSettings['publicSite']): string[] {
  if (!site) return [];
  const refusals: string[] = [];
  if (!/^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(site.certificateArn)) {
    refusals.push(
      "publicSite needs certificateArn of the domain's certificate in us-east-1, such as " +
        'arn:aws:acm:us-east-1:111122223333:certificate/….',
    );
  }
  const { hostedZone } = site;
  if (!hostedZone) return refusals;
  const host = URL.parse(site.origin)?.hostname ?? '';
  if (host !== hostedZone.name && !host.endsWith(`.${hostedZone.name}`)) {
    refusals.push(`publicSite.hostedZone must be the zone of ${host}, by its name and id.`);
  }
  return refusals;
}
