/** The TanStack queries for the second factor of the sign-in. */
import { queryOptions } from '@tanstack/react-query';
import { fetchMFAPreference, setUpTOTP } from 'aws-amplify/auth';
import { siteSettings } from '../../../content/site-settings.ts';

export const secondFactorQueries = {
  state: queryOptions({
    queryKey: ['second-factor'],
    queryFn: async () => ({ on: (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false }),
    meta: { failure: 'Error loading authenticator' },
  }),
  /**
   * Each set-up of the second factor creates a new secret, so the secret is removed from the cache
   * when the set-up is closed.
   */
  secret: (email: string) =>
    queryOptions({
      queryKey: ['second-factor', 'secret'],
      queryFn: async () => {
        const setUp = await setUpTOTP();
        const { href: uri } = setUp.getSetupUri(siteSettings.brand, email);
        return { sharedSecret: setUp.sharedSecret, uri };
      },
      meta: { failure: 'Error setting up authenticator' },
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};
