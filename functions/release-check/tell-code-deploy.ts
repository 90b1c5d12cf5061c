/**
 * Tells CodeDeploy whether the release may go on.
 * https://docs.aws.amazon.com/codedeploy/latest/APIReference/API_PutLifecycleEventHookExecutionStatus.html
 */
import * as z from 'zod/mini';
import type { readAwsIdentity } from '../environment/read-environment.ts';
import { postSigned } from './signed-post.ts';

const TIME_LIMIT_MS = 10_000;

/** What CodeDeploy calls the function with. */
export const hookEventSchema = z.object({
  DeploymentId: z.string(),
  LifecycleEventHookExecutionId: z.string(),
});
export type HookEvent = z.infer<typeof hookEventSchema>;

export interface CodeDeploy {
  /** The address of CodeDeploy in this region. */
  endpoint: string;
  identity: ReturnType<typeof readAwsIdentity>;
}

/** @throws {Error} if CodeDeploy refuses; it then waits an hour for the answer. */
export async function tellCodeDeploy(
  { DeploymentId, LifecycleEventHookExecutionId }: HookEvent,
  succeeded: boolean,
  { endpoint, identity }: CodeDeploy,
): Promise<void> {
  const response = await postSigned({
    service: 'codedeploy',
    url: new URL(endpoint),
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'CodeDeploy_20141006.PutLifecycleEventHookExecutionStatus',
    },
    body: JSON.stringify({
      deploymentId: DeploymentId,
      lifecycleEventHookExecutionId: LifecycleEventHookExecutionId,
      status: succeeded ? 'Succeeded' : 'Failed',
    }),
    identity,
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (!response.ok) throw new Error(`CodeDeploy answered ${response.status}`);
}
