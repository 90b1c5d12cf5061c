/**
 * The composition root: runs a synthesised template on emulators, in one process plus the
 * functions' workers. Its only work is to start the services. Called by start.ts and by the tests.
 */
import { attemptFolderVariable, installedBrowserVariable } from '../contract/environment.ts';
import { overrideTarget } from './command-line/target-override.ts';
import { createAccess } from './iam/access.ts';
import { createFunctions, type Functions } from './lambda/functions.ts';
import { createRoles } from './lambda/roles.ts';
import { loopback, type Ports } from './ports.ts';
import { createBucketClient } from './s3/client.ts';
import type { Context, Resources, StartService, Started } from './service.ts';
import * as services from './services.ts';
import { createQueueClient } from './sqs/client.ts';
import { startSequence, type StartSequence } from './start-sequence.ts';
import { readAssembly } from './template/assembly.ts';
import { createHostRewriter } from './template/hosts.ts';
import { notEmulatedTypes } from './template/not-emulated.ts';
import { createPhysicalNames } from './template/physical-names.ts';
import type { ResourceTypes } from './template/resource-type.ts';
import { standUp } from './template/stack.ts';

const allServices: readonly StartService[] = Object.values(services);

export interface LocalCloudOptions {
  /** The path of the folder with the output of `cdk synth`. */
  assembly: string;
  dataDir: string;
  ports: Ports;
  /**
   * The path of an installed Chrome for the bot, if the packaged Chromium does not run on this
   * machine.
   */
  installedBrowser?: string | undefined;
  /**
   * The address of a form that gets the leads instead of the form that the stage offers to all
   * users.
   */
  target?: string | undefined;
  tellCode: Context['tellCode'];
  /** Called with each e-mail that the product sends. */
  tellMail?: Context['tellMail'];
  /**
   * The ports to which functions, event sources and clients connect; the default is `ports`. A test
   * sets other ports to put fault proxies in front of the servers.
   */
  reached?: Ports;
  /** The folder for the logs of the bot's attempts. */
  keepAttempts?: string | undefined;
  /** Additional environment variables for every function. */
  addedVariables?: Record<string, string>;
  /** Values of environment variables that replace the template's values. */
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
    const { stackName, template, assetPath } = readAssembly(options.assembly);
    const names = createPhysicalNames(stackName);
    const context = contextOf({ ...options, names, assetPath }, sequence);
    const { types, serve } = await startServices(context, sequence);
    const { hosts, functions } = context;
    const { outputs, notHonoured } = await standUp({ stackName, template, hosts, types });
    await serve();
    sequence.start();
    return { stackName, outputs, notHonoured, functions, close: sequence.close };
  } catch (error: unknown) {
    await sequence.close(0);
    throw error;
  }
}

function contextOf(
  options: LocalCloudOptions & Pick<Context, 'names' | 'assetPath'>,
  { onStart, onStop, onDrain, onClose }: StartSequence,
): Context {
  const { ports, reached = ports, installedBrowser, keepAttempts } = options;
  const functions = createFunctions();
  const roles = createRoles();
  const queues = createQueueClient(loopback(reached.queues));
  const buckets = createBucketClient(loopback(ports.buckets));
  onClose(async () => {
    queues.destroy();
    buckets.destroy();
  });
  const target = overrideTarget(options.target);
  return {
    ...{ onStart, onStop, onDrain },
    ...{ tellMail: () => undefined, ...options },
    ...{ reached, target, functions, roles, queues, buckets },
    hosts: createHostRewriter(),
    access: createAccess({ functions, roles }),
    variables: {
      FORM_BOT_ALLOW_LOOPBACK: '1',
      ...(installedBrowser ? { [installedBrowserVariable]: installedBrowser } : {}),
      ...(keepAttempts ? { [attemptFolderVariable]: keepAttempts } : {}),
      ...options.addedVariables,
    },
    replacedVariables: {
      ...target.variables,
      // Every local stage may send e-mails, because the mail server only prints them.
      MAIL_FROM: 'form-automation@localhost',
      ...options.replacedVariables,
    },
    streams: new Map(),
    pools: new Map(),
  };
}

/**
 * @returns the resource types, and functions that start the servers that need the finished
 * resources.
 */
async function startServices(context: Context, { onClose }: StartSequence) {
  // The list begins with the types that are not emulated; each emulator replaces its types in the
  // list.
  const types: ResourceTypes = notEmulatedTypes(context.names);
  const serving: (() => Promise<void>)[] = [];
  const resources: Resources = {
    emulate: (emulated) => void Object.assign(types, emulated),
    whenCreated: (serve) => {
      let served: Pick<Started, 'close'> | undefined;
      serving.push(async () => {
        served = await serve();
      });
      return { endpoints: {}, close: async () => served?.close() };
    },
  };
  for (const start of allServices) {
    const { endpoints, close } = await start(resources, context);
    onClose(close);
    Object.assign(context.variables, endpoints);
  }
  return {
    types,
    serve: async () => {
      for (const serve of serving) await serve();
    },
  };
}
