/**
 * The composition root: stands a synthesised template up on emulators, in one process plus the
 * functions' workers. Only wires; called by start.ts and by the tests.
 */
import { join } from 'node:path';
import { restApiTypes } from './api-gateway/resource-types.ts';
import type { RestApi } from './api-gateway/rest-api.ts';
import { startRestApi } from './api-gateway/server.ts';
import type { Distribution } from './cloudfront/distribution.ts';
import { distributionTypes } from './cloudfront/resource-types.ts';
import { startDistribution } from './cloudfront/server.ts';
import { customResourceTypes } from './custom-resources/resource-types.ts';
import { openEngine } from './dynamodb/engine.ts';
import { startDatabaseFront } from './dynamodb/front.ts';
import { databaseTypes } from './dynamodb/resource-types.ts';
import type { TableStream } from './dynamodb/stream.ts';
import { startGraphqlApis } from './graphql-apis.ts';
import { graphqlApiTypes, type GraphqlApiDescription } from './graphql-api-types.ts';
import { eventSourceTypes } from './lambda/event-source-types.ts';
import { createFunctions, type Functions } from './lambda/functions.ts';
import { functionTypes } from './lambda/resource-types.ts';
import { createRoles } from './lambda/roles.ts';
import { loginTypes, type UserPoolDescription } from './login-types.ts';
import { startMessaging } from './messaging/messaging.ts';
import { messagingTypes } from './messaging/resource-types.ts';
import { loopback, type Ports } from './ports.ts';
import { startSequence } from './start-sequence.ts';
import { readAssembly } from './template/assembly.ts';
import { createHostRewriter } from './template/hosts.ts';
import { notEmulatedTypes } from './template/not-emulated.ts';
import { createPhysicalNames } from './template/physical-names.ts';
import { standUp } from './template/stack.ts';
import { startUserPools, type TellCode } from './user-pools.ts';

export interface LocalCloudOptions {
  /** What `cdk synth` wrote. */
  assembly: string;
  dataDir: string;
  ports: Ports;
  /** An installed Chrome for the bot, where the packaged one does not run. */
  installedBrowser?: string | undefined;
  tellCode: TellCode;
}

export interface LocalCloud {
  stackName: string;
  outputs: Record<string, string>;
  notHonoured: string[];
  functions: Functions;
  /** Stops everything; functions in the middle of an event may finish within the grace. */
  close: (graceMs: number) => Promise<void>;
}

export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const { ports, dataDir } = options;
  const { stackName, template, assetPath } = readAssembly(options.assembly);
  const names = createPhysicalNames(stackName);
  const hosts = createHostRewriter();
  const functions = createFunctions();
  const roles = createRoles();
  const streams = new Map<string, TableStream>();
  const restApis = new Map<string, RestApi>();
  const distributions = new Map<string, Distribution>();
  const pools = new Map<string, UserPoolDescription>();
  const graphqlApis = new Map<string, GraphqlApiDescription>();
  const sequence = startSequence();

  try {
    const engine = openEngine(join(dataDir, 'dynamodb'));
    sequence.onClose(engine.close);
    const front = await startDatabaseFront(engine, ports.database);
    sequence.onClose(front.close);
    const messaging = await startMessaging(ports.messaging, join(dataDir, 'messaging'));
    sequence.onClose(messaging.close);
    sequence.onDrain((graceMs) => functions.close(graceMs));

    const { outputs, notHonoured } = await standUp({
      stackName,
      template,
      hosts,
      types: {
        ...notEmulatedTypes(names),
        ...databaseTypes({ engine, front, names, streams, onClose: sequence.onStop }),
        ...messagingTypes({ messaging, names, hosts }),
        ...functionTypes({
          assetPath,
          names,
          dataDir,
          functions,
          roles,
          localVariables: {
            AWS_ENDPOINT_URL_DYNAMODB: front.origin,
            AWS_ENDPOINT_URL_SQS: messaging.origin,
            AWS_ENDPOINT_URL_S3: messaging.origin,
            FORM_BOT_ALLOW_LOOPBACK: '1',
            ...(options.installedBrowser ? { FORM_BOT_BROWSER: options.installedBrowser } : {}),
          },
        }),
        ...eventSourceTypes({ functions, messaging, streams, names, onStart: sequence.onStart }),
        ...restApiTypes({ names, hosts, origin: loopback(ports.restApi), apis: restApis }),
        ...distributionTypes({ names, hosts, origin: loopback(ports.site), distributions }),
        ...loginTypes({ names, hosts, origin: loopback(ports.login), pools }),
        ...graphqlApiTypes({
          names,
          hosts,
          origin: loopback(ports.graphqlApi),
          assetPath,
          apis: graphqlApis,
        }),
        ...customResourceTypes({
          buckets: messaging.buckets,
          assetPath,
          hosts,
          amend: (key, content) => amendSiteConfig(ports, key, content),
        }),
      },
    });

    const tellCode = options.tellCode;
    sequence.onClose(
      await startUserPools({ pools, port: ports.login, dataDir, functions, tellCode }),
    );
    const apis = { apis: graphqlApis, pools, functions, roles };
    sequence.onClose(await startGraphqlApis({ ...apis, ports }));
    for (const api of restApis.values()) {
      sequence.onClose((await startRestApi({ port: ports.restApi, api, functions })).close);
    }
    for (const distribution of distributions.values()) {
      const { buckets } = messaging;
      const site = await startDistribution({ port: ports.site, distribution, buckets });
      sequence.onClose(site.close);
    }
    sequence.start();
    return { stackName, outputs, notHonoured, functions, close: sequence.close };
  } catch (error: unknown) {
    await sequence.close(0);
    throw error;
  }
}

/** On AWS the client knows where Cognito and the realtime channel are; here it has to be told. */
function amendSiteConfig(ports: Ports, key: string, content: string): string {
  if (key !== 'config.json') return content;
  return JSON.stringify({
    ...(JSON.parse(content) as object),
    userPoolEndpoint: loopback(ports.login),
    realtimeUrl: `ws://127.0.0.1:${ports.graphqlApi}/graphql`,
  });
}
