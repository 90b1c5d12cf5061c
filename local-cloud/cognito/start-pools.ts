/** Starts the stack's user pool on its emulator, with its pre-sign-up trigger. */
import { join } from 'node:path';
import { startUserPool, type UserPoolOptions } from './user-pool.ts';
import type { Functions } from '../lambda/functions.ts';
import type { UserPoolDescription } from './resource-types.ts';
import { TemplateError } from '../template/template.ts';
import { errorMessageOf } from '../lambda/payload.ts';

export type TellCode = UserPoolOptions['tellCode'];

export interface UserPoolsOptions {
  pools: ReadonlyMap<string, UserPoolDescription>;
  port: number;
  dataDir: string;
  functions: Functions;
  tellCode: TellCode;
}

/** @returns a function that stops the emulator. */
export async function startUserPools(options: UserPoolsOptions): Promise<() => Promise<void>> {
  const { pools, port, dataDir, functions, tellCode } = options;
  const [pool, another] = pools.values();
  if (another) throw new TemplateError('The local cloud has room for one user pool');
  if (!pool) return () => Promise.resolve();
  const started = await startUserPool({
    port,
    dataDir: join(dataDir, 'login'),
    userPoolId: pool.id,
    properties: pool.properties,
    clients: pool.clients,
    tellCode,
    invokeTrigger: async (_trigger, event) => {
      const { payload, functionError } = await functions.invoke(pool.preSignUpArn ?? '', event);
      if (!functionError) return payload;
      throw new Error(errorMessageOf(payload) ?? 'The pre-sign-up function failed');
    },
  });
  return started.close;
}
