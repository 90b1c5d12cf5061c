/**
 * The worker process in which a function's bundle runs, like an execution environment of Lambda.
 * The runner forks the worker with the function's own variables only. When the runner is gone, the
 * worker ends itself and all processes that the function started, so that even a killed local cloud
 * leaves no process behind.
 */
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setVariables } from '../command-line/process-environment.ts';
import { killTree } from '../processes/process-tree.ts';
import type { FromWorker, FunctionError, ToWorker, WorkerSettings } from './protocol.ts';

type Handler = (event: unknown, context: unknown) => unknown;
type Invocation = Extract<ToWorker, { kind: 'invoke' }>;

let handler: Handler | undefined;
let settings: WorkerSettings | undefined;
let codeIsKept = false;

process.on('disconnect', () => killTree(process.pid));
// The worker ignores Ctrl-C in the terminal, because only the runner decides when the worker ends.
process.on('SIGINT', () => undefined);
process.on('message', (message: ToWorker) => {
  if (message.kind === 'start') void start(message.settings);
  else void invoke(message);
});

async function start(worker: WorkerSettings): Promise<void> {
  settings = worker;
  const { file, exportName } = worker;
  setVariables(worker.credentials);
  try {
    const loaded = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const exports = loaded['default'] as Record<string, unknown> | undefined;
    const found = loaded[exportName] ?? exports?.[exportName];
    if (typeof found !== 'function') throw new Error(`${file} exports no function ${exportName}`);
    handler = found as Handler;
    tell({ kind: 'ready' });
  } catch (error: unknown) {
    tell({ kind: 'failed-to-start', error: describe(error) });
  }
}

async function invoke(invocation: Invocation): Promise<void> {
  const { requestId } = invocation;
  try {
    const result = await handler?.(JSON.parse(invocation.event), context(invocation));
    tell({ kind: 'result', requestId, payload: JSON.stringify(result ?? null) });
  } catch (error: unknown) {
    const described = describe(error);
    console.error(JSON.stringify({ level: 'ERROR', requestId, ...described }));
    tell({ kind: 'error', requestId, error: described });
  }
  keepCode();
}

/**
 * Writes the compiled code into Node's compile cache after the first event, so that later processes
 * start faster. Node writes the cache only at the normal end of a process, but workers are killed.
 */
function keepCode(): void {
  if (codeIsKept) return;
  codeIsKept = true;
  flushCompileCache();
}

function context({ requestId, timeoutMs, tenantId }: Invocation) {
  const functionName = settings?.functionName ?? '';
  // Uses the monotonic clock, because a test may set this process's system clock wrong.
  const deadline = performance.now() + timeoutMs;
  return {
    awsRequestId: requestId,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings?.functionArn,
    memoryLimitInMB: String(settings?.memoryMegabytes),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    ...(tenantId !== undefined && { tenantId }),
    getRemainingTimeInMillis: () => Math.max(0, deadline - performance.now()),
  };
}

function describe(thrown: unknown): FunctionError {
  if (!(thrown instanceof Error)) return { errorType: 'string', errorMessage: String(thrown) };
  return {
    errorType: thrown.name,
    errorMessage: thrown.message,
    stackTrace: (thrown.stack ?? '').split('\n'),
  };
}

function tell(message: FromWorker): void {
  process.send?.(message);
}
