/** The template of one stage, as the stack tests read it: no bundling, a tiny site, the real flags. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { FormAutomationStack } from '../../infra/form-automation-stack.ts';
import type { StageSettings } from '../../infra/stages.ts';

const root = join(import.meta.dirname, '../..');
const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as {
  context: Record<string, unknown>;
};

export const siteFixture = join(import.meta.dirname, 'site-fixture');

/** Settings of a stage on which nothing is left to default. */
export function stageOf(changes: Partial<StageSettings> = {}): StageSettings {
  return {
    production: false,
    signUpVerification: 'none',
    botConcurrency: 4,
    maxAttempts: 5,
    retryBaseSeconds: 30,
    retryCapSeconds: 900,
    leadRetentionDays: 30,
    ...changes,
  };
}

/** A stage that serves real people, complete. */
export function productionStage(): StageSettings {
  return stageOf({
    production: true,
    signUpVerification: 'code',
    targetForm: { name: 'Loan enquiry', url: 'https://forms.example.com/loan' },
    alarmEmail: 'on-call@example.com',
  });
}

export function createStack(settings = stageOf(), siteDirectory = siteFixture) {
  const app = new App({
    analyticsReporting: false,
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
  });
  const stack = new FormAutomationStack(app, 'FormAutomation-test', { settings, siteDirectory });
  return { app, stack };
}

export function synthesise(settings = stageOf()): Template {
  return Template.fromStack(createStack(settings).stack);
}
