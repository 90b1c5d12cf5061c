/**
 * The composition root: runs a synthesised template on emulators, in one process plus the
 * functions' workers. It only wires the parts; called by start.ts and by the tests.
 */
import { join } from 'node:path';
import { attemptFolderVariable, installedBrowserVariable } from '../contract/environment.ts';
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
import { withRedo } from './dynamodb/redo.ts';
import type { TableStream } from './dynamodb/stream.ts';
import { startGraphqlApis } from './appsync/start-apis.ts';
import { graphqlApiTypes, type GraphqlApiDescription } from './appsync/resource-types.ts';
import { eventSourceTypes } from './lambda/event-source-types.ts';
import { createAccess } from './iam/access.ts';
import { createFunctions, type Functions } from './lambda/functions.ts';
import { startInvokeApi } from './lambda/invoke-api.ts';
import { functionTypes } from './lambda/resource-types.ts';
import { createRoles } from './lambda/roles.ts';
import { loginTypes, type UserPoolDescription } from './cognito/resource-types.ts';
import { keyTypes } from './kms/resource-types.ts';
import { startKeys } from './kms/server.ts';
import { loopback, type Ports } from './ports.ts';
import { createBucketClient } from './s3/client.ts';
import { bucketTypes } from './s3/resource-types.ts';
import { startBuckets } from './s3/server.ts';
import { createQueueClient } from './sqs/client.ts';
import { queueTypes } from './sqs/resource-types.ts';
import { startMail, type TellMail } from './ses/server.ts';
import { startQueues } from './sqs/server.ts';
import { startSequence, type StartSequence } from './start-sequence.ts';
import { overrideTarget, type TargetOverride } from './command-line/target-override.ts';
import { readAssembly } from './template/assembly.ts';
import { createHostRewriter } from './template/hosts.ts';
import { notEmulatedTypes } from './template/not-emulated.ts';
import { createPhysicalNames } from './template/physical-names.ts';
import type { ResourceTypes } from './template/resource-type.ts';
import { standUp } from './template/stack.ts';
import { startUserPools, type TellCode } from './cognito/start-pools.ts';

export interface LocalCloudOptions {
  /** The output of `cdk synth`. */
  assembly: string;
  dataDir: string;
  ports: Ports;
  /** The path of an installed Chrome for the bot, if the packaged one does not run here. */
  installedBrowser?: string | undefined;
  /** The address of another form for leads that would go to the stage's. */
  target?: string | undefined;
  tellCode: TellCode;
  /** Called with each e-mail that the product sends. */
  tellMail?: TellMail;
  /**
   * The ports to which functions, event sources and clients connect, if not `ports`: a test puts
   * fault proxies in between.
   */
  reached?: Ports;
  /** The folder for the logs of the bot's attempts. */
  keepAttempts?: string | undefined;
  /** Further variables of every function. */
  addedVariables?: Record<string, string>;
  /** Values of variables in place of the template's. */
  replacedVariables?: Record<string, string>;
}

export interface LocalCloud {
  stackName: string;
  outputs: Record<string, string>;
  notHonoured: string[];
  functions: Functions;
  /** Stops everything; functions that handle an event may finish within `graceMs`. */
  close: (graceMs: number) => Promise<void>;
}

export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const sequence = startSequence();
  try {
    const parts = await openParts(options, sequence);
    const { stackName, template, hosts, functions } = parts;
    const types = resourceTypes(options, parts, sequence);
    const { outputs, notHonoured } = await standUp({ stackName, template, hosts, types });
    await serve(options, parts, sequence);
    sequence.start();
    return { stackName, outputs, notHonoured, functions, close: sequence.close };
  } catch (error: unknown) {
    await sequence.close(0);
    throw error;
  }
}

/** Opens what the resources share: the stores, and the collections that the resources fill. */
async function openParts(
  { assembly, dataDir, ports, reached = ports, tellMail = () => undefined }: LocalCloudOptions,
  sequence: StartSequence,
) {
  const { stackName, template, assetPath } = readAssembly(assembly);
  const functions = createFunctions();
  const roles = createRoles();
  const access = createAccess({ functions, roles });
  const tables = join(dataDir, 'dynamodb');
  const engine = withRedo(openEngine(tables), `${tables}-redo`);
  sequence.onClose(engine.close);
  const front = await startDatabaseFront({ engine, port: ports.database, access });
  sequence.onClose(front.close);
  const queueServer = await startQueues({
    port: ports.queues,
    dataDir: join(dataDir, 'sqs'),
    access,
  });
  sequence.onClose(queueServer.close);
  const bucketServer = await startBuckets({
    port: ports.buckets,
    dataDir: join(dataDir, 's3'),
    access,
  });
  sequence.onClose(bucketServer.close);
  const keys = await startKeys({ port: ports.keys, dataDir: join(dataDir, 'kms'), access });
  sequence.onClose(keys.close);
  // Only functions call the mail server, so it needs no fixed port.
  const mailServer = await startMail(0, tellMail);
  sequence.onClose(mailServer.close);
  const queues = createQueueClient(loopback(reached.queues));
  const buckets = createBucketClient(bucketServer.origin);
  sequence.onClose(async () => {
    queues.destroy();
    buckets.destroy();
  });
  sequence.onDrain(functions.close);
  return {
    stackName,
    template,
    assetPath,
    names: createPhysicalNames(stackName),
    hosts: createHostRewriter(),
    engine,
    front,
    queueServer,
    bucketServer,
    keys,
    mailServer,
    queues,
    buckets,
    functions,
    roles,
    access,
    streams: new Map<string, TableStream>(),
    restApis: new Map<string, RestApi>(),
    distributions: new Map<string, Distribution>(),
    pools: new Map<string, UserPoolDescription>(),
    graphqlApis: new Map<string, GraphqlApiDescription>(),
  };
}
type Parts = Awaited<ReturnType<typeof openParts>>;

/** Later entries win: types that are not emulated come first, so an emulator can replace them. */
function resourceTypes(
  options: LocalCloudOptions,
  parts: Parts,
  { onStart, onStop, onDrain }: StartSequence,
): ResourceTypes {
  const { dataDir, installedBrowser, keepAttempts, target } = options;
  const { reached: ports = options.ports } = options;
  const { mailServer, names, hosts } = parts;
  const localVariables = {
    AWS_ENDPOINT_URL_DYNAMODB: loopback(ports.database),
    AWS_ENDPOINT_URL_SQS: loopback(ports.queues),
    AWS_ENDPOINT_URL_S3: loopback(ports.buckets),
    AWS_ENDPOINT_URL_LAMBDA: loopback(ports.invoke),
    AWS_ENDPOINT_URL_SESV2: mailServer.origin,
    FORM_BOT_ALLOW_LOOPBACK: '1',
    ...(installedBrowser ? { [installedBrowserVariable]: installedBrowser } : {}),
    ...(keepAttempts ? { [attemptFolderVariable]: keepAttempts } : {}),
    ...options.addedVariables,
  };
  const override = overrideTarget(target);
  const at = (port: number) => ({ names, hosts, origin: loopback(port) });
  return {
    ...notEmulatedTypes(names),
    ...keyTypes({ ...parts, origin: loopback(ports.keys) }),
    ...databaseTypes({ ...parts, onClose: onStop }),
    ...queueTypes({ ...parts, origin: loopback(ports.queues) }),
    ...bucketTypes({ ...parts, origin: loopback(ports.buckets) }),
    ...functionTypes({
      ...parts,
      dataDir,
      localVariables,
      // The mail server only prints e-mails, so every local stage may send them.
      replacedVariables: {
        ...override.variables,
        MAIL_FROM: 'form-automation@localhost',
        ...options.replacedVariables,
      },
    }),
    ...eventSourceTypes({ ...parts, onStart, onDrain }),
    ...restApiTypes({ ...at(ports.restApi), apis: parts.restApis }),
    ...distributionTypes({ ...at(ports.site), distributions: parts.distributions }),
    ...loginTypes({ ...at(ports.login), pools: parts.pools }),
    ...graphqlApiTypes({ ...parts, ...at(ports.graphqlApi), apis: parts.graphqlApis }),
    ...customResourceTypes({
      ...parts,
      amend: (key, content) =>
        key === 'config.json' ? amendSiteConfig(ports, override, content) : content,
    }),
  };
}

/** Starts the servers that need the whole template. */
async function serve(
  { ports, dataDir, tellCode }: LocalCloudOptions,
  { pools, graphqlApis, restApis, distributions, functions, roles, access, buckets }: Parts,
  { onClose }: StartSequence,
): Promise<void> {
  onClose(await startUserPools({ pools, port: ports.login, dataDir, functions, tellCode }));
  onClose(await startGraphqlApis({ apis: graphqlApis, pools, functions, roles, ports }));
  onClose((await startInvokeApi({ port: ports.invoke, functions, access })).close);
  for (const api of restApis.values()) {
    onClose((await startRestApi({ port: ports.restApi, api, functions })).close);
  }
  for (const distribution of distributions.values()) {
    onClose((await startDistribution({ port: ports.site, distribution, buckets })).close);
  }
}

/**
 * Adds the addresses of Cognito and the realtime channel to the site's settings; on AWS the client
 * knows them.
 */
function amendSiteConfig(ports: Ports, override: TargetOverride, content: string): string {
  return JSON.stringify({
    ...override.inSiteConfig(JSON.parse(content) as object),
    userPoolEndpoint: loopback(ports.login),
    realtimeUrl: `ws://127.0.0.1:${ports.graphqlApi}/graphql/realtime`,
  });
}
