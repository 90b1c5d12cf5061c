/** Starts the stack's GraphQL API on its emulator, with its resolvers and authorisation. */
import { loopback } from '../ports.ts';
import { onlyOne, type Context, type StartService } from '../service.ts';
import { startGraphqlApi } from './graphql-api.ts';
import { graphqlApiTypes, type GraphqlApiDescription } from './resource-types.ts';

export const startAppSync: StartService = ({ emulate, whenCreated }, context) => {
  const apis = new Map<string, GraphqlApiDescription>();
  emulate(graphqlApiTypes({ ...context, origin: loopback(context.reached.graphqlApi), apis }));
  return whenCreated(() => {
    const api = onlyOne(apis, 'GraphQL API');
    return api && serve(api, context);
  });
};

function serve(api: GraphqlApiDescription, context: Context) {
  const { ports, functions, roles } = context;
  const issuer = `${loopback(ports.login)}/${api.userPoolId}`;
  return startGraphqlApi({
    port: ports.graphqlApi,
    schema: api.schema,
    limits: api.limits,
    authorisation: {
      defaultProvider: {
        type: 'AMAZON_COGNITO_USER_POOLS',
        issuer,
        jwksUrl: `${issuer}/.well-known/jwks.json`,
        ...clientIds(context, api),
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
}

/** The ids of the user pool clients whose tokens the API accepts. */
function clientIds({ pools }: Context, api: GraphqlApiDescription) {
  if (api.clientIdPattern === undefined) return {};
  const pattern = new RegExp(`^(?:${api.clientIdPattern})$`);
  const clients = Object.keys(pools.get(api.userPoolId)?.clients ?? {});
  return { clientIds: clients.filter((id) => pattern.test(id)) };
}
