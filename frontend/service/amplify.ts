import { Amplify } from 'aws-amplify';
import type { SiteConfig } from '../../functions/contract/site-config.ts';
import { redirectRealtimeSockets } from './realtime-socket.ts';

let configured = false;

/** Once per page: Amplify is a singleton, and its settings never change while a page lives. */
export function configureAmplify(config: SiteConfig): void {
  if (configured) return;
  configured = true;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.userPoolEndpoint ? { userPoolEndpoint: config.userPoolEndpoint } : {}),
      },
    },
    API: {
      GraphQL: {
        endpoint: config.graphqlUrl,
        region: config.region,
        defaultAuthMode: 'userPool',
      },
    },
  });
  if (config.realtimeUrl) redirectRealtimeSockets(config.graphqlUrl, config.realtimeUrl);
}
