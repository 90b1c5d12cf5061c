/**
 * Writes Lambda functions for the tests of the local cloud: the code in a temporary folder, and the
 * function's definition.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FunctionDefinition } from '../../../local-cloud/lambda/function-definition.ts';
import { createRunner, type FunctionRunner } from '../../../local-cloud/lambda/runner.ts';

export interface Workbench {
  directory: string;
  bundle: (code: string, fileName?: string) => string;
  runner: (code: string, changes?: Partial<FunctionDefinition>) => FunctionRunner;
  close: () => Promise<void>;
}

export function openWorkbench(): Workbench {
  const directory = mkdtempSync(join(tmpdir(), 'local-cloud-'));
  const runners: FunctionRunner[] = [];
  let count = 0;

  function bundle(code: string, fileName = 'index.mjs'): string {
    const code_ = join(directory, `asset-${(count += 1)}`);
    mkdirSync(code_);
    writeFileSync(join(code_, fileName), code);
    return code_;
  }

  return {
    directory,
    bundle,
    runner: (code, changes = {}) => {
      const definition = define(changes.code ?? bundle(code), changes);
      const runner = createRunner({ definition, dataDir: directory });
      runners.push(runner);
      return runner;
    },
    close: async () => {
      await Promise.all(runners.map((runner) => runner.close(0)));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function define(code: string, changes: Partial<FunctionDefinition>): FunctionDefinition {
  return {
    logicalId: 'Function',
    name: 'stack-function',
    arn: 'arn:aws:lambda:eu-west-1:000000000000:function:stack-function',
    handler: 'index.handler',
    runtime: 'nodejs24.x',
    timeoutSeconds: 10,
    memoryMegabytes: 512,
    variables: {},
    credentials: { accessKeyId: 'ASIATEST', secretAccessKey: 'secret' },
    maxWorkers: 4,
    isolatesTenants: false,
    ...changes,
    code,
  };
}
