import { loopback } from '../ports.ts';
import { onlyOne, type StartService } from '../service.ts';
import { restApiTypes } from './resource-types.ts';
import type { RestApi } from './rest-api.ts';
import { startRestApi } from './server.ts';

export const startApiGateway: StartService = ({ emulate, whenCreated }, context) => {
  const { names, hosts, functions, ports, reached } = context;
  const apis = new Map<string, RestApi>();
  emulate(restApiTypes({ names, hosts, origin: loopback(reached.restApi), apis }));
  return whenCreated(() => {
    const api = onlyOne(apis, 'REST API');
    return api && startRestApi({ port: ports.restApi, api, functions });
  });
};
