import { loopback } from '../ports.ts';
import type { StartService } from '../service.ts';
import { eventSourceTypes } from './event-source-types.ts';
import { startInvokeApi } from './invoke-api.ts';
import { functionTypes } from './resource-types.ts';

export const startLambda: StartService = async ({ emulate }, context) => {
  const { functions, ports, reached, onDrain, variables } = context;
  emulate({
    ...functionTypes({ ...context, localVariables: variables }),
    ...eventSourceTypes(context),
  });
  onDrain(functions.close);
  const { close } = await startInvokeApi({ ...context, port: ports.invoke });
  return { endpoints: { AWS_ENDPOINT_URL_LAMBDA: loopback(reached.invoke) }, close };
};
