import { loopback } from '../ports.ts';
import { noServer, type Context, type StartService } from '../service.ts';
import { customResourceTypes } from './resource-types.ts';

export const startCustomResources: StartService = ({ emulate }, context) => {
  const amend = (key: string, content: string) =>
    key === 'config.json' ? amendSiteConfig(content, context) : content;
  emulate(customResourceTypes({ ...context, amend }));
  return noServer;
};

/**
 * Adds the addresses of Cognito and the realtime channel to the site's settings. On AWS the client
 * derives these addresses itself.
 */
function amendSiteConfig(content: string, { target, reached }: Context): string {
  return JSON.stringify({
    ...target.inSiteConfig(JSON.parse(content) as object),
    userPoolEndpoint: loopback(reached.login),
    realtimeUrl: `ws://127.0.0.1:${reached.graphqlApi}/graphql/realtime`,
  });
}
