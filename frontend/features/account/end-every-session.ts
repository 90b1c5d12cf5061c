/**
 * Ends all of the person's sessions. Not by Amplify's `signOut({ global: true })`: that one hides
 * the service's refusal, and a person would believe other devices signed out that are not.
 */
import { fetchAuthSession } from 'aws-amplify/auth';
import type { SiteConfig } from '../../../functions/contract/site-config.ts';
import { ServiceError } from '../../service/service-error.ts';

export async function endEverySession(config: SiteConfig): Promise<void> {
  const { tokens } = await fetchAuthSession();
  const endpoint = config.userPoolEndpoint ?? `https://cognito-idp.${config.region}.amazonaws.com/`;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: tokens?.accessToken.toString() }),
  });
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => undefined);
  const message = (answer as { message?: unknown } | undefined)?.message;
  throw new ServiceError(typeof message === 'string' ? message : 'The service did not answer', {
    status: response.status,
  });
}
