import { join } from 'node:path';
import { loopback } from '../ports.ts';
import type { StartService } from '../service.ts';
import { bucketTypes } from './resource-types.ts';
import { startBuckets } from './server.ts';

export const startS3: StartService = async ({ emulate }, context) => {
  const { dataDir, ports, reached, access } = context;
  const origin = loopback(reached.buckets);
  emulate(bucketTypes({ ...context, origin }));
  const { close } = await startBuckets({
    port: ports.buckets,
    dataDir: join(dataDir, 's3'),
    access,
  });
  return { endpoints: { AWS_ENDPOINT_URL_S3: origin }, close };
};
