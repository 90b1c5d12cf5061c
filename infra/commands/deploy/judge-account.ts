/** Finds what an account lacks for a stage, as sentences that say what to do. */
import { frontDoorPlaces } from '../../stage-refusals.ts';
import type { StageSettings } from '../../stage-settings.ts';
import type { AccountFacts, Fact } from './account-facts.ts';

/** The bootstrap version that the synthesised template requires. */
const leastBootstrapVersion = 6;
const leastBots = 2;

export interface Judgement {
  /** The problems that must be solved before the stage can be deployed. */
  problems: string[];
  /** Notes that do not stop the deployment. */
  notes: string[];
}

type Settings = Pick<
  StageSettings,
  'botConcurrency' | 'accountConcurrency' | 'production' | 'mailFrom'
>;

export function judgeAccount(facts: AccountFacts, settings: Settings): Judgement {
  const judged = [
    judge(facts.bootstrapVersion, 'whether the account is bootstrapped', (version) =>
      bootstrapped(version, facts),
    ),
    judge(facts.concurrency, "Lambda's limits", (limits) => roomFor(limits, facts, settings)),
    ...(facts.mail ? [judge(facts.mail, 'what SES has verified', (mail) => mailWorks(mail))] : []),
  ];
  return {
    problems: judged.flatMap(({ problems = [] }) => problems),
    notes: judged.flatMap(({ notes = [] }) => notes),
  };
}

function judge<Value>(
  fact: Fact<Value>,
  what: string,
  found: (value: Value) => Partial<Judgement>,
): Partial<Judgement> {
  if ('value' in fact) return found(fact.value);
  return { notes: [`Not checked: ${what} (${fact.unread}).`] };
}

function bootstrapped(version: number, { account, region }: AccountFacts): Partial<Judgement> {
  if (version >= leastBootstrapVersion) return {};
  const what = version === 0 ? 'is not prepared for the CDK' : 'was prepared by too old a CDK';
  return {
    problems: [
      `The account ${what} in ${region}. Run: npx cdk bootstrap aws://${account}/${region}`,
    ],
  };
}

const quota = `Service Quotas, AWS Lambda, "Concurrent executions"`;

function roomFor(
  { limit, unreserved }: { limit: number; unreserved: number },
  { region }: AccountFacts,
  { botConcurrency, accountConcurrency }: Settings,
): Partial<Judgement> {
  const needed = 2 * botConcurrency + frontDoorPlaces;
  const bots = Math.floor((Math.min(limit, unreserved) - frontDoorPlaces) / 2);
  const lower =
    bots >= leastBots
      ? `set botConcurrency to ${Math.min(bots, botConcurrency)} and accountConcurrency to ${limit} in infra/stages.ts, or `
      : '';
  if (limit < accountConcurrency) {
    return {
      problems: [
        `Lambda allows ${limit} concurrent executions in ${region}, and the stage's accountConcurrency says ${accountConcurrency}: ` +
          `${lower}ask for ${accountConcurrency} (${quota}).`,
      ],
    };
  }
  if (unreserved < needed) {
    return {
      problems: [
        `Other functions reserve so many of Lambda's ${limit} concurrent executions in ${region} that ${unreserved} are left, ` +
          `and ${botConcurrency} bots with the front door need ${needed}: ` +
          `${lower}ask for ${limit + needed - unreserved} (${quota}).`,
      ],
    };
  }
  if (limit === accountConcurrency) return {};
  return {
    notes: [
      `Lambda allows ${limit} concurrent executions in ${region}; the alarm rings at four fifths of ${accountConcurrency} (accountConcurrency in infra/stages.ts).`,
    ],
  };
}

/**
 * SES's sandbox does not stop the deployment, because AWS requires the address of the running site
 * before it grants production access.
 */
function mailWorks(mail: {
  identity: string;
  verified: boolean;
  inSandbox: boolean;
}): Partial<Judgement> {
  return {
    problems: mail.verified
      ? []
      : [
          `SES has not verified ${mail.identity} in this region, so Cognito would refuse the sender. Create the identity (SES console, Identities) and follow its steps.`,
        ],
    notes: mail.inSandbox
      ? [
          'SES is in its sandbox: it sends to verified addresses alone, so nobody else can sign up, and the e-mails of the digest may be refused. Ask for production access (SES console, Account dashboard).',
        ]
      : [],
  };
}
