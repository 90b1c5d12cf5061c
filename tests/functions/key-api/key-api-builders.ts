import { wireKeyApi, type KeyApiWiring } from '../../../functions/key-api/wire-key-api.ts';
import { fingerprintHere, userLimits } from '../builders.ts';

interface KeyApiParts extends Pick<KeyApiWiring, 'client' | 'now' | 'logger'> {
  limits?: Partial<typeof userLimits>;
}

/**
 * The REST API's functions for keys with the scopes `read` and `manage`, on the tables of
 * `openStores`.
 */
export const keyApiOn = ({ limits, ...parts }: KeyApiParts) =>
  wireKeyApi({
    environment: {
      API_KEY_LOOKUP_TABLE: 'apiKeyLookup',
      SUBMISSIONS_TABLE: 'submissions',
      TARGET_FORMS_TABLE: 'targetForms',
      EVENTS_TABLE: 'events',
      ALLOWANCE_TABLE: 'allowances',
      CALLBACKS_TABLE: 'callbacks',
      USER_LIMITS: JSON.stringify({ ...userLimits, ...limits }),
      FINGERPRINT_KEY: 'unused',
      KMS_ENDPOINT: 'unused',
    },
    ...{ ...parts, fingerprint: fingerprintHere, allowLoopback: false },
  });
