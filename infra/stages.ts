/**
 * The stages: each is one deployment's settings, chosen with `-c stage=<name>`. Change or add a
 * stage only here. Settings that a production stage must not have are refused at synthesis, with an
 * explanation.
 */
import type { UserLimits } from '../contract/user-limits.ts';
import { DeploymentRefusal } from './deployment-refusal.ts';
import { refusedSettings } from './stage-refusals.ts';
import type { StageSettings } from './stage-settings.ts';

/**
 * The limits of one user are higher than people need: an import sends 50 leads a second, and a list
 * has a few thousand leads. The limits are also low enough to protect other users. In `prod`, one
 * user may take four bots for the stage's form. At five seconds a lead, four bots need two hours
 * for the 5,000 open leads of one user, and seven hours for the user's 20,000 leads of a day.
 */
const userLimits: UserLimits = {
  requestsPerSecond: 50,
  requestBurst: 300,
  leadsPerDay: 20_000,
  openLeads: 5_000,
  dashboardPerSecond: 10,
  dashboardBurst: 100,
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
  logRetentionDays: 30,
} as const;

export const stages: Readonly<Record<string, StageSettings>> = {
  dev: {
    ...defaults,
    production: false,
    signUpVerification: 'none',
    targetPolicy: 'any',
    alarms: 'vital',
  },
  prod: {
    ...defaults,
    production: true,
    signUpVerification: 'code',
    botConcurrency: 10,
    accountConcurrency: 1000,
    stageFormAtOnce: 8,
    canaryMinutes: 15,
  },
};

/**
 * Returns the checked settings of a stage.
 * @throws {DeploymentRefusal} that says what to set if a setting is missing or refused.
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
