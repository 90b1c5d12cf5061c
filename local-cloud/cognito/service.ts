/** Starts the stack's user pool on its emulator, with its pre-sign-up trigger. */
import { join } from 'node:path';
import { loopback } from '../ports.ts';
import { onlyOne, type Context, type StartService } from '../service.ts';
import { errorMessageOf } from '../lambda/payload.ts';
import { loginTypes } from './resource-types.ts';
import { startUserPool } from './user-pool.ts';

export const startCognito: StartService = ({ emulate, whenCreated }, context) => {
  emulate(loginTypes({ ...context, origin: loopback(context.reached.login) }));
  return whenCreated(() => serve(context));
};

function serve({ pools, ports, dataDir, functions, tellCode }: Context) {
  const pool = onlyOne(pools, 'user pool');
  if (!pool) return undefined;
  return startUserPool({
    port: ports.login,
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
}
