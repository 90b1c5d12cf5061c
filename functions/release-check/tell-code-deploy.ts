/**
 * Reports to CodeDeploy whether the release may continue.
 * https://docs.aws.amazon.com/codedeploy/latest/APIReference/API_PutLifecycleEventHookExecutionStatus.html
 */
import * as z from 'zod/mini';
import { createAwsCall } from '../aws-calls/call-aws.ts';
import type { AwsIdentity } from '../aws-calls/sign-request.ts';

const TIME_LIMIT_MS = 10_000;

/** The input with which CodeDeploy calls the function. */
export const hookEventSchema = z.object({
  DeploymentId: z.string(),
  LifecycleEventHookExecutionId: z.string(),
});
export type HookEvent = z.infer<typeof hookEventSchema>;

export interface CodeDeploy {
  /** The address of CodeDeploy in this region. */
  endpoint: string;
  identity: AwsIdentity;
}

/**
 * @throws {AwsFailure} if CodeDeploy refuses the call. CodeDeploy then waits an hour for another
 * call.
 */
export async function tellCodeDeploy(
  { DeploymentId, LifecycleEventHookExecutionId }: HookEvent,
  succeeded: boolean,
  { endpoint, identity }: CodeDeploy,
): Promise<void> {
  const call = createAwsCall({
    ...{ service: 'codedeploy', endpoint, identity },
    timeLimitMs: TIME_LIMIT_MS,
  });
  await call({
    target: 'CodeDeploy_20141006.PutLifecycleEventHookExecutionStatus',
    body: {
      deploymentId: DeploymentId,
      lifecycleEventHookExecutionId: LifecycleEventHookExecutionId,
      status: succeeded ? 'Succeeded' : 'Failed',
    },
  });
}
