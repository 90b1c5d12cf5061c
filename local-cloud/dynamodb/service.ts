import { join } from 'node:path';
import { loopback } from '../ports.ts';
import type { StartService } from '../service.ts';
import { region } from '../template/template.ts';
import { openEngine } from './engine.ts';
import { startDatabaseFront } from './front.ts';
import { withRedo } from './redo.ts';
import { databaseTypes } from './resource-types.ts';

export const startDynamoDb: StartService = async ({ emulate }, context) => {
  const { dataDir, ports, reached, access, hosts, onStop } = context;
  const tables = join(dataDir, 'dynamodb');
  const engine = withRedo(openEngine(tables), `${tables}-redo`);
  const front = await startDatabaseFront({ engine, port: ports.database, access });
  hosts.map(`https://streams.dynamodb.${region}.amazonaws.com`, loopback(reached.database));
  emulate(databaseTypes({ ...context, engine, front, onClose: onStop }));
  return {
    endpoints: { AWS_ENDPOINT_URL_DYNAMODB: loopback(reached.database) },
    close: () => front.close().finally(engine.close),
  };
};
