/** What every operation receives: the pool's settings, people, keys and the world around it. */
import type { ServerExchange } from './secure-remote-password.ts';
import type { ClientSettings, PoolSettings } from './settings.ts';
import type { CodePurpose, PoolStore } from './pool-store.ts';
import type { SigningKey } from './signing-key.ts';
import { CognitoError } from './cognito-error.ts';

/** A sign-in between its two calls, by its secret block. Lost at a restart, as it lives 3 minutes. */
export interface Challenge {
  clientId: string;
  userId: string;
  /** False while an unknown person is led through the same steps. */
  known: boolean;
  verifier: string;
  clientValue: string;
  exchange: ServerExchange;
  expiresAt: number;
}

/** A person whose password was right and who still owes the code of an authenticator. */
export interface CodeChallenge {
  clientId: string;
  userId: string;
  expiresAt: number;
  failures: number;
}

export interface Pool {
  id: string;
  /** The part of the id after the region, which the SRP exchange hashes. */
  name: string;
  region: string;
  issuer: string;
  settings: PoolSettings;
  clients: ReadonlyMap<string, ClientSettings>;
  store: PoolStore;
  key: SigningKey;
  /** Secret of this data folder: makes unknown people look the same each time. */
  disguise: string;
  challenges: Map<string, Challenge>;
  codeChallenges: Map<string, CodeChallenge>;
  now: () => Date;
  invokeTrigger: (trigger: 'PreSignUp', event: unknown) => Promise<unknown>;
  tellCode: (email: string, code: string, purpose: CodePurpose) => void;
}

export type Operation = (pool: Pool, input: unknown) => Promise<object>;

export function findClient(pool: Pool, clientId: string): ClientSettings {
  const client = pool.clients.get(clientId);
  if (!client) {
    throw new CognitoError(
      'ResourceNotFoundException',
      `User pool client ${clientId} does not exist.`,
    );
  }
  return client;
}
