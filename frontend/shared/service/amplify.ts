import { Amplify } from '@aws-amplify/core';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { SiteConfig } from '../../../contract/site-config.ts';
import { redirectRealtimeSockets } from './realtime-socket.ts';

let configured = false;

/**
 * Configures Amplify, once per page, because Amplify is a singleton. Uses Amplify's core without
 * the defaults of `aws-amplify`, which include identity pools that this product does not have.
 */
export function configureAmplify(config: SiteConfig): void {
  if (configured) return;
  configured = true;
  const auth = {
    Cognito: {
      userPoolId: config.userPoolId,
      userPoolClientId: config.userPoolClientId,
      ...(config.userPoolEndpoint ? { userPoolEndpoint: config.userPoolEndpoint } : {}),
    },
  };
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  Amplify.configure(
    {
      Auth: auth,
      API: {
        GraphQL: {
          endpoint: config.graphqlUrl,
          region: config.region,
          defaultAuthMode: 'userPool',
        },
      },
    },
    { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } },
  );
  if (config.realtimeUrl) redirectRealtimeSockets(config.graphqlUrl, config.realtimeUrl);
}
