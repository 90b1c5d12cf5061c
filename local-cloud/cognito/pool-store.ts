/**
 * The pool's users and refresh grants, in one JSON file that only its owner may read. The file is
 * written as a whole and renamed into place, so that a crash leaves the old or the new file. It
 * contains salts, verifiers and hashes, but no password, plain code or token.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PasswordRecord } from './secure-remote-password.ts';
import { readJson } from '../read-json.ts';

export type CodePurpose = 'sign-up' | 'forgot-password';

export interface StoredCode {
  hash: string;
  expiresAt: number;
  failures: number;
}

export interface UserRecord {
  sub: string;
  email: string;
  attributes: Record<string, string>;
  confirmed: boolean;
  /** True if an operator has disabled the user. */
  disabled?: true;
  password: PasswordRecord;
  createdAt: number;
  codes: Partial<Record<CodePurpose, StoredCode>>;
  /** The number of wrong passwords in a row, and until when (epoch ms) every sign-in is refused. */
  failedSignIns: number;
  lockedUntil: number;
  softwareToken?: { secret: string; verified: boolean; preferred: boolean; lastStep: number };
}

export interface RefreshGrant {
  /** SHA-256 of the refresh token. */
  hash: string;
  sub: string;
  clientId: string;
  originJti: string;
  eventId: string;
  /** The time of the sign-in in epoch seconds, as in tokens. */
  authTime: number;
  expiresAt: number;
  revoked: boolean;
  /** The time (epoch ms) when a rotation replaced this token. */
  rotatedAt?: number;
}

interface State {
  users: UserRecord[];
  grants: RefreshGrant[];
}

export interface PoolStore {
  users: Map<string, UserRecord>;
  grants: Map<string, RefreshGrant>;
  findByEmail: (email: string) => UserRecord | undefined;
  save: () => void;
}

export function openPoolStore({
  dataDir,
  nowSeconds,
}: {
  dataDir: string;
  nowSeconds: () => number;
}): PoolStore {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'users.json');
  const state: State = existsSync(file) ? readJson<State>(file) : { users: [], grants: [] };
  const users = new Map(state.users.map((user) => [user.sub, user]));
  const grants = new Map(state.grants.map((grant) => [grant.hash, grant]));
  return {
    users,
    grants,
    findByEmail: (email) => {
      const wanted = email.toLowerCase();
      return [...users.values()].find((user) => user.email === wanted);
    },
    save: () => {
      for (const grant of grants.values()) {
        if (isWorthless(grant, nowSeconds())) grants.delete(grant.hash);
      }
      writePrivately(
        file,
        JSON.stringify({ users: [...users.values()], grants: [...grants.values()] }),
      );
    },
  };
}

/**
 * A replaced refresh token stays stored for a day, so that its reuse differs from the use of an
 * unknown token.
 */
function isWorthless(grant: RefreshGrant, nowSeconds: number): boolean {
  const replacedAt = (grant.rotatedAt ?? Infinity) / 1000;
  return grant.expiresAt < nowSeconds || replacedAt + 86400 < nowSeconds;
}

/** Writes a file atomically; only its owner may read the file. */
export function writePrivately(file: string, text: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}
