/**
 * `npm run deploy -- <stage> [--look] [--built] [--replace ID]… [--delete ID]…`: checks the stage's
 * settings and the account, builds, and prints the changes. Stops if a resource would be replaced
 * or deleted that the arguments do not name. Deploys with the CDK, sends a canary lead and prints
 * the stage's addresses.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setVariables } from '../../functions/environment/read-environment.ts';
import { DeploymentRefusal } from '../deployment-refusal.ts';
import { stageSettings } from '../stages.ts';
import { readAccount } from './deploy/account-facts.ts';
import { createChangeSets } from './deploy/change-set.ts';
import { deployStage, type DeploymentSteps } from './deploy/deploy-stage.ts';
import { mailIdentityOf } from '../mail-identity.ts';
import { judgeAssembly } from './deploy/judge-assembly.ts';
import { sendCanary } from './deploy/send-canary.ts';
import { readOutputs } from './stage-outputs.ts';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Whether to stop before anything is changed (`--look`). */
    look: { type: 'boolean', default: false },
    /**
     * Whether to deploy the existing result of `cdk synth` in cdk.out (`--built`), as in CI, where
     * a build must not see credentials.
     */
    built: { type: 'boolean', default: false },
    replace: { type: 'string', multiple: true, default: [] },
    delete: { type: 'string', multiple: true, default: [] },
    outputs: { type: 'string', default: 'outputs.json' },
  },
});
const [stage, ...others] = positionals;
if (stage === undefined || others.length > 0) {
  console.error(
    'npm run deploy -- <stage> [--look] [--built] [--replace ID]… [--delete ID]… [--outputs FILE]',
  );
  process.exit(2);
}
try {
  const settings = stageSettings(stage);
  const named = { replace: values.replace, delete: values.delete };
  await deployStage(
    { stage, settings, named, onlyLook: values.look },
    stepsOf(stage, mailIdentityOf(settings), settings.publicSite?.origin),
  );
} catch (error: unknown) {
  console.error(error instanceof DeploymentRefusal ? error.message : error);
  process.exit(1);
}

function stepsOf(
  stageName: string,
  mailIdentity: string | undefined,
  publicOrigin: string | undefined,
): DeploymentSteps {
  const stackName = `FormAutomation-${stageName}`;
  const changeSetName = 'npm-run-deploy';
  /**
   * Each step uses the same synthesised template, so that the printed changes are the deployed
   * changes.
   */
  const synthesised = ['--app', 'cdk.out', '--build', ''];
  const deploy = (method: string) =>
    runCdk([
      ...['deploy', stackName, ...synthesised, '--require-approval', 'never'],
      ...['--method', method, '--change-set-name', changeSetName],
    ]);
  return {
    readAccount: () => readAccount(mailIdentity),
    build: async () => {
      if (!values.built) {
        if (publicOrigin !== undefined) setVariables({ VITE_PUBLIC_ORIGIN: publicOrigin });
        await runCdk(['synth', '--quiet', '-c', `stage=${stageName}`]);
      }
      judgeAssembly(join(root, 'cdk.out'), stageName);
    },
    prepare: async () => {
      await runCdk(['diff', stackName, ...synthesised, '--no-fail', '--method', 'template']);
      await deploy('prepare-change-set');
    },
    changeSet: createChangeSets({ stackName, changeSetName }),
    execute: () => deploy('execute-change-set'),
    keepOutputs: (outputs) =>
      writeFileSync(values.outputs, `${JSON.stringify({ [stackName]: outputs }, null, 2)}\n`),
    sendCanary: () => sendCanary(readOutputs(values.outputs, 'CanaryFunction')),
    tell: (line) => console.log(line),
  };
}

/** @throws {DeploymentRefusal} if the CDK fails. The CDK itself prints the reason. */
async function runCdk(args: string[]): Promise<void> {
  const command = [join(root, 'node_modules/aws-cdk/bin/cdk'), ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new DeploymentRefusal(`cdk ${args[0]} did not succeed; it says why above.`);
}
