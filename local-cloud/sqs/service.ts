import { join } from 'node:path';
import { loopback } from '../ports.ts';
import type { StartService } from '../service.ts';
import { queueTypes } from './resource-types.ts';
import { startQueues } from './server.ts';

export const startSqs: StartService = async ({ emulate }, context) => {
  const { dataDir, ports, reached, access } = context;
  const origin = loopback(reached.queues);
  emulate(queueTypes({ ...context, origin }));
  const { close } = await startQueues({
    port: ports.queues,
    dataDir: join(dataDir, 'sqs'),
    access,
  });
  return { endpoints: { AWS_ENDPOINT_URL_SQS: origin }, close };
};
