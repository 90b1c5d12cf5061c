/**
 * Runs one function as Lambda would: a worker process handles one event at a time. Called by
 * everything that invokes functions (gateway, pollers, schedule, GraphQL API, user pool).
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { region } from '../template/template.ts';
import {
  runtimeEnvironment,
  workerSettings,
  type FunctionDefinition,
} from './function-definition.ts';
import { openFunctionLog } from './function-log.ts';
import { openTemporaryDirectory } from './temporary-directory.ts';
import { workerEntry } from './worker-entry.ts';
import { createWorkerPool } from './worker-pool.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface InvocationResult {
  payload: unknown;
  /**
   * Set if the function ended with an error, like Lambda's header `X-Amz-Function-Error`. Then
   * `payload` describes the error.
   */
  functionError?: 'Unhandled';
}

export interface FunctionRunner {
  definition: FunctionDefinition;
  /**
   * @param tenantId the tenant, for functions that isolate tenants: a worker serves only one
   * tenant.
   */
  invoke: (event: unknown, tenantId?: string) => Promise<InvocationResult>;
  /**
   * Uses the bundle in the given directory from the next event on.
   * @returns false if the bundle is already in use.
   */
  replaceCode: (directory: string) => boolean;
  /**
   * Accepts no more events, lets running events finish within `graceMs`, then ends every worker.
   */
  close: (graceMs: number) => Promise<void>;
  workerCount: () => number;
}

export function createRunner({
  definition,
  dataDir,
}: {
  definition: FunctionDefinition;
  dataDir: string;
}): FunctionRunner {
  const running = new Set<Promise<unknown>>();
  const log = openFunctionLog({ logicalId: definition.logicalId, dataDir });
  const temporary = openTemporaryDirectory({ definition, dataDir });
  const pool = createWorkerPool({
    start,
    limit: () => (temporary.primed() ? definition.maxWorkers : 1),
  });
  let { code } = definition;
  let closing: Promise<void> | undefined;

  function start(): WorkerProcess {
    const current = { ...definition, code };
    return startWorker({
      entry: workerEntry(dataDir),
      settings: workerSettings(current),
      environment: runtimeEnvironment(current, {
        region,
        temporaryDirectory: temporary.path,
        compileCache: join(dataDir, 'compile-cache'),
      }),
      timeoutSeconds: definition.timeoutSeconds,
      log: log.file(),
    });
  }

  async function run(event: unknown, tenantId?: string): Promise<InvocationResult> {
    const worker = await pool.take(tenantId);
    const requestId = randomUUID();
    const startedAt = performance.now();
    try {
      const outcome = await worker.invoke(requestId, event, tenantId);
      temporary.note(outcome);
      log.report(requestId, performance.now() - startedAt, outcome);
      return 'error' in outcome
        ? { payload: outcome.error, functionError: 'Unhandled' }
        : { payload: outcome.payload };
    } finally {
      pool.release(worker);
    }
  }

  async function close(graceMs: number): Promise<void> {
    pool.close();
    const finished = Promise.allSettled(running);
    const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([finished, grace]);
    await pool.killAll();
    await finished;
    log.close();
  }

  return {
    definition,
    workerCount: pool.size,
    invoke: (event, tenantId) => {
      const invocation = run(event, tenantId);
      running.add(invocation);
      return invocation.finally(() => running.delete(invocation));
    },
    replaceCode: (directory) => {
      if (directory === code) return false;
      code = directory;
      pool.retire();
      return true;
    },
    close: (graceMs) => (closing ??= close(graceMs)),
  };
}
