import { join } from 'node:path';
import { loopback } from '../ports.ts';
import type { StartService } from '../service.ts';
import { keyTypes } from './resource-types.ts';
import { startKeys } from './server.ts';

export const startKms: StartService = async ({ emulate }, context) => {
  const { dataDir, ports, reached, access } = context;
  const keys = await startKeys({ port: ports.keys, dataDir: join(dataDir, 'kms'), access });
  emulate(keyTypes({ ...context, keys, origin: loopback(reached.keys) }));
  return { endpoints: {}, close: keys.close };
};
