/** Sends one canary lead through a stage and reports the result. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { canaryReportSchema, type CanaryReport } from '../../../contract/canary.ts';
import { loopback } from '../../../local-cloud/ports.ts';
import { accessTo, type StageOutputs } from '../stage-outputs.ts';
import { isRecord } from '../../../contract/is-record.ts';

/** The time limit in milliseconds, longer than the canary function's own time-out. */
const TIME_LIMIT_MS = 330_000;

/**
 * Invokes the canary function; on AWS with the caller's credentials, which need
 * `lambda:InvokeFunction` on the function in the output `CanaryFunction`.
 * @throws {Error} with the type of the function's error if the function did not answer.
 */
export async function sendCanary(outputs: StageOutputs): Promise<CanaryReport> {
  const { config, ports } = accessTo(outputs);
  const client = new LambdaClient({
    ...config,
    ...(ports && { endpoint: loopback(ports.invoke) }),
    // The SDK must not retry, because a retry would send a second lead while the first lead is
    // still being processed.
    maxAttempts: 1,
    requestHandler: { requestTimeout: TIME_LIMIT_MS },
  });
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName: outputs.CanaryFunction, Payload: '{}' }),
  );
  const answer: unknown = JSON.parse(Payload?.transformToString() || 'null');
  const report = canaryReportSchema.safeParse(answer);
  if (FunctionError === undefined && report.success) return report.data;
  const errorType = isRecord(answer) ? answer['errorType'] : undefined;
  const reason = typeof errorType === 'string' ? errorType : 'no report';
  throw new Error(`The canary function failed: ${reason}`);
}
