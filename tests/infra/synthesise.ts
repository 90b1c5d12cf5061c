/**
 * Synthesises a development and a production stage for the stack's contract tests, without
 * bundling, with a tiny site and the real feature flags.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { FormAutomationStack } from '../../infra/form-automation-stack.ts';
import type { StageSettings } from '../../infra/stage-settings.ts';

export const stackName = 'FormAutomation-test';
const root = join(import.meta.dirname, '../..');
const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as {
  context: Record<string, unknown>;
};

/**
 * The folders of all cloud assemblies (outputs of a synthesis). The test suite deletes these
 * folders at its end.
 */
export const assemblies: string[] = [];

/** The settings of a development stage, each given explicitly. */
export function stageOf(changes: Partial<StageSettings> = {}): StageSettings {
  return {
    production: false,
    signUpVerification: 'none',
    targetPolicy: 'any',
    ...{ botConcurrency: 4, accountConcurrency: 100, stageFormAtOnce: 4 },
    ...{ originAtOnce: 2, originPerMinute: 20 },
    ...{ maxAttempts: 5, retryBaseSeconds: 30, retryCapSeconds: 900, maxOpenDays: 3 },
    ...{ leadRetentionDays: 30, logRetentionDays: 30 },
    userLimits: {
      ...{ requestsPerSecond: 50, requestBurst: 300, leadsPerDay: 20_000, openLeads: 5000 },
      ...{ dashboardPerSecond: 10, dashboardBurst: 100 },
    },
    ...changes,
  };
}

/** The settings of a complete production stage. */
export function productionStage(): StageSettings {
  return stageOf({
    production: true,
    signUpVerification: 'code',
    targetPolicy: 'approved',
    targetForm: { name: 'Loan enquiry', url: 'https://forms.example.com/loan' },
    alarmEmail: 'on-call@example.com',
    mailFrom: 'leads@agency.example',
    monthlyBudget: 100,
    canaryMinutes: 15,
  });
}

export function createStack(
  settings: StageSettings,
  siteDirectory = join(import.meta.dirname, 'site-fixture'),
): { app: App; stack: FormAutomationStack } {
  const outdir = mkdtempSync(join(tmpdir(), 'stack-test-'));
  assemblies.push(outdir);
  const app = new App({
    analyticsReporting: false,
    outdir,
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
  });
  return { app, stack: new FormAutomationStack(app, stackName, { settings, siteDirectory }) };
}

export interface Synthesis {
  app: App;
  checks: AwsSolutionsChecks;
  /** The folder of the cloud assembly. */
  directory: string;
  template: Template;
}

function synthesise(settings: StageSettings): Synthesis {
  const { app } = createStack(settings);
  const checks = new AwsSolutionsChecks(app);
  Validations.of(app).addPlugins(checks);
  const assembly = app.synth();
  const { template } = assembly.getStackByName(stackName) as { template: object };
  return {
    app,
    checks,
    directory: assembly.directory,
    template: Template.fromJSON({ ...template }),
  };
}

// The production stage is synthesised first, because it has more resource types. CDK's check of a
// template takes seconds to load its rules, and loads them again if a template has new resource
// types.
export const production = synthesise(productionStage());
export const development = synthesise(stageOf());
