/**
 * What every operation receives: the pool's settings, users, keys and connections to the outside.
 */
import type { ServerExchange } from './secure-remote-password.ts';
import type { ClientSettings, PoolSettings } from './settings.ts';
import type { CodePurpose, PoolStore } from './pool-store.ts';
import type { SigningKey } from './signing-key.ts';
import { CognitoError } from './cognito-error.ts';

/**
 * An SRP sign-in between its first and second call, stored in memory under its secret block. It
 * expires after 3 minutes, so a restart may lose it.
 */
export interface Challenge {
  clientId: string;
  userId: string;
  /** False for an unknown user, who gets the same steps as a known user. */
  known: boolean;
  verifier: string;
  clientValue: string;
  exchange: ServerExchange;
  expiresAt: number;
}

/** A user whose password was correct and who must still enter the authenticator's code. */
export interface CodeChallenge {
  clientId: string;
  userId: string;
  expiresAt: number;
  failures: number;
}

export interface Pool {
  id: string;
  /** The part of the pool's id after the region; the SRP exchange hashes it. */
  name: string;
  region: string;
  issuer: string;
  settings: PoolSettings;
  clients: ReadonlyMap<string, ClientSettings>;
  store: PoolStore;
  key: SigningKey;
  /** A secret of this data folder, from which invented values for unknown users are derived. */
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
