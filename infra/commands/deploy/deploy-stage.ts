/**
 * The steps of a deployment, in order: the account, the build, the changes, the deployment, a
 * canary lead, the addresses. The deployment stops with an error message at the first step that
 * fails or needs the caller's confirmation.
 */
import type { CanaryReport } from '../../../contract/canary.ts';
import { DeploymentRefusal } from '../../deployment-refusal.ts';
import type { StageSettings } from '../../stage-settings.ts';
import type { AccountFacts } from './account-facts.ts';
import type { ChangeSets } from './change-set.ts';
import { judgeAccount } from './judge-account.ts';
import { judgeChanges, type Named } from './judge-changes.ts';

export interface Deployment {
  stage: string;
  settings: StageSettings;
  named: Named;
  /** Whether to stop before anything is changed. */
  onlyLook: boolean;
}

export interface DeploymentSteps {
  readAccount: () => Promise<AccountFacts>;
  /** Builds the site and synthesises the stage. */
  build: () => Promise<void>;
  /** Uploads the assets, creates the change set and prints the difference. */
  prepare: () => Promise<void>;
  changeSet: ChangeSets;
  /** Executes the change set and waits for its end. */
  execute: () => Promise<void>;
  keepOutputs: (outputs: Record<string, string>) => void;
  sendCanary: (outputs: Record<string, string>) => Promise<CanaryReport>;
  tell: (line: string) => void;
}

/** @throws {DeploymentRefusal} with sentences that say what to do. */
export async function deployStage(deployment: Deployment, steps: DeploymentSteps): Promise<void> {
  const { tell } = steps;
  await checkAccount(deployment, steps);
  await steps.build();
  await steps.prepare();
  const changes = await steps.changeSet.changes();
  if (changes.length === 0) {
    await steps.changeSet.discard();
    tell(`Nothing changes: the stage ${deployment.stage} is as it should be.`);
    return sayWhere(await steps.changeSet.outputs(), tell);
  }
  const { summary, refusals } = judgeChanges(changes, deployment.named);
  tell(summary);
  if (refusals.length > 0 || deployment.onlyLook) await steps.changeSet.discard();
  if (refusals.length > 0) refuse('Nothing was deployed', refusals);
  if (deployment.onlyLook) return tell('Nothing was deployed, as you asked.');
  await steps.execute();
  const outputs = await steps.changeSet.outputs();
  steps.keepOutputs(outputs);
  await checkByCanary(outputs, steps);
  sayWhere(outputs, tell);
}

async function checkAccount(
  { stage, settings }: Deployment,
  { readAccount, tell }: DeploymentSteps,
): Promise<void> {
  const facts = await readAccount();
  tell(`Stage ${stage}, account ${facts.account}, region ${facts.region}, as ${facts.arn}.`);
  const { problems, notes } = judgeAccount(facts, settings);
  for (const note of notes) tell(note);
  if (problems.length > 0) refuse(`The stage ${stage} cannot be deployed here yet`, problems);
}

async function checkByCanary(outputs: Record<string, string>, steps: DeploymentSteps) {
  steps.tell('Sending a canary lead …');
  const { outcome, seconds, why = '' } = await steps.sendCanary(outputs);
  if (outcome === 'success') {
    return steps.tell(`The canary lead reached the demo form in ${seconds.toFixed(1)} s.`);
  }
  sayWhere(outputs, steps.tell);
  throw new DeploymentRefusal(
    `The stage is deployed, but its canary lead did not arrive: ${why} ` +
      'Look at "Canary failed" in docs/runbook.md, and at "Rolling back" if it was this deployment.',
  );
}

function sayWhere(outputs: Record<string, string>, tell: DeploymentSteps['tell']): void {
  const shown = { Site: 'SiteUrl', Webhook: 'WebhookUrl', GraphQL: 'GraphqlUrl' } as const;
  for (const [what, name] of Object.entries(shown)) {
    tell(`${`${what}:`.padEnd(9)}${outputs[name] ?? ''}`);
  }
}

function refuse(what: string, reasons: readonly string[]): never {
  throw new DeploymentRefusal(`${what}:\n- ${reasons.join('\n- ')}`);
}
