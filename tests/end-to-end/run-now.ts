/** Immediately runs functions of a local cloud that their schedules run only once a minute. */
import path from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { buildDirectoryName } from '../../local-cloud/command-line/build.ts';
import { operatorCredentials } from '../../local-cloud/iam/operator.ts';
import { loopback, portsFrom } from '../../local-cloud/ports.ts';
import { readAssembly } from '../../local-cloud/template/assembly.ts';
import { createPhysicalNames } from '../../local-cloud/template/physical-names.ts';
import { repository, type StageOutputs } from './stage.ts';

/** The beginnings of the functions' logical ids in the CloudFormation template. */
type Scheduled = 'CallbackDeliverySweep' | 'ReconcilerFunction';

/** Runs the function, and resolves when the run has ended. */
export async function runNow({ SiteUrl, Region }: StageOutputs, wanted: Scheduled): Promise<void> {
  const assembly = path.join(repository, '.local', buildDirectoryName, 'assembly');
  const { stackName, template } = readAssembly(assembly);
  const logicalId = Object.keys(template.Resources).find(
    (id) => id.startsWith(wanted) && template.Resources[id]?.Type === 'AWS::Lambda::Function',
  );
  if (logicalId === undefined) throw new Error(`No function is named ${wanted}`);
  const { invoke } = portsFrom(Number(new URL(SiteUrl).port));
  const client = new LambdaClient({
    ...{ region: Region, credentials: operatorCredentials, endpoint: loopback(invoke) },
  });
  const FunctionName = createPhysicalNames(stackName).named(logicalId);
  const { FunctionError } = await client.send(new InvokeCommand({ FunctionName, Payload: '{}' }));
  client.destroy();
  if (FunctionError) throw new Error(`${wanted} failed; the cloud's log says why`);
}
