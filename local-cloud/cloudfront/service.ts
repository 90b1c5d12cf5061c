import { loopback } from '../ports.ts';
import { onlyOne, type StartService } from '../service.ts';
import type { Distribution } from './distribution.ts';
import { distributionTypes } from './resource-types.ts';
import { startDistribution } from './server.ts';

export const startCloudFront: StartService = ({ emulate, whenCreated }, context) => {
  const { names, hosts, buckets, ports, reached } = context;
  const distributions = new Map<string, Distribution>();
  emulate(distributionTypes({ names, hosts, origin: loopback(reached.site), distributions }));
  return whenCreated(() => {
    const distribution = onlyOne(distributions, 'distribution');
    return distribution && startDistribution({ port: ports.site, distribution, buckets });
  });
};
