/**
 * The CDK app, started by `cdk synth` and `cdk deploy`: one stack for the stage in `-c
 * stage=<name>` (default `dev`), checked against the AWS Solutions rules.
 */
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { DeploymentRefusal } from './deployment-refusal.ts';
import { FormAutomationStack } from './form-automation-stack.ts';
import { stageSettings } from './stages.ts';

try {
  const app = new App({ analyticsReporting: false });
  const stage = String(app.node.tryGetContext('stage') ?? 'dev');
  new FormAutomationStack(app, `FormAutomation-${stage}`, {
    description: `Marketing site and Form Automation, stage ${stage}`,
    settings: stageSettings(stage),
    siteDirectory: join(import.meta.dirname, '../frontend/build/client'),
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
} catch (error: unknown) {
  if (!(error instanceof DeploymentRefusal)) throw error;
  console.error(error.message);
  process.exit(1);
}
