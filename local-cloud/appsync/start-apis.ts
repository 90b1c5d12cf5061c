/** Starts the stack's GraphQL API on its emulator, with its resolvers and authorisation. */
import { startGraphqlApi } from './graphql-api.ts';
import type { GraphqlApiDescription } from './resource-types.ts';
import type { Functions } from '../lambda/functions.ts';
import type { Roles } from '../lambda/roles.ts';
import type { UserPoolDescription } from '../cognito/resource-types.ts';
import { loopback, type Ports } from '../ports.ts';
import { TemplateError } from '../template/template.ts';

export interface GraphqlApisOptions {
  apis: ReadonlyMap<string, GraphqlApiDescription>;
  pools: ReadonlyMap<string, UserPoolDescription>;
  ports: Ports;
  functions: Functions;
  roles: Roles;
}

/** @returns a function that stops the emulator. */
export async function startGraphqlApis(options: GraphqlApisOptions): Promise<() => Promise<void>> {
  const { apis, ports, functions, roles } = options;
  const [api, another] = apis.values();
  if (another) throw new TemplateError('The local cloud has room for one GraphQL API');
  if (!api) return () => Promise.resolve();
  const issuer = `${loopback(ports.login)}/${api.userPoolId}`;
  const started = await startGraphqlApi({
    port: ports.graphqlApi,
    schema: api.schema,
    limits: api.limits,
    authorisation: {
      defaultProvider: {
        type: 'AMAZON_COGNITO_USER_POOLS',
        issuer,
        jwksUrl: `${issuer}/.well-known/jwks.json`,
        ...clientIds(options, api),
      },
      iam: api.takesIam,
    },
    resolvers: api.resolvers.map(({ dataSourceName, ...resolver }) => ({
      ...resolver,
      dataSource: api.dataSources.get(dataSourceName) ?? { type: 'NONE' as const },
    })),
    invokeFunction: (arn, payload) => functions.invoke(arn, payload),
    secretForAccessKey: (accessKeyId) => {
      const caller = functions.ofAccessKey(accessKeyId);
      return (
        caller && {
          secret: caller.runner.definition.credentials.secretAccessKey,
          mayPublish: roles.allows(caller.roleName, 'appsync:GraphQL'),
        }
      );
    },
  });
  return () => started.close();
}

/** The clients whose tokens the API accepts. */
function clientIds({ pools }: GraphqlApisOptions, api: GraphqlApiDescription) {
  if (api.clientIdPattern === undefined) return {};
  const pattern = new RegExp(`^(?:${api.clientIdPattern})$`);
  const clients = Object.keys(pools.get(api.userPoolId)?.clients ?? {});
  return { clientIds: clients.filter((id) => pattern.test(id)) };
}
