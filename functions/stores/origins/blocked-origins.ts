/**
 * All blocked sites, as hashes. The fence, which permits a submit, sends them to the browser that
 * may now submit its lead. Because of the hashing, a page that breaks out of the browser can't read
 * the operators' list.
 */
import { mostToldOrigins } from '../../../contract/origins.ts';
import { createOriginDecisions } from './origin-decisions.ts';
import { originHash, originKey, otherScheme } from './origin-key.ts';
import { KEPT_MS, type OriginPolicyDependencies } from './origin-policy.ts';

/**
 * @returns the hashes of all blocked sites.
 * @throws {Error} if there are more blocked sites than the fence's answer may contain.
 */
export type ListBlocked = () => Promise<string[]>;

export function createBlockedOrigins(
  dependencies: Pick<OriginPolicyDependencies, 'client' | 'table' | 'now'>,
): ListBlocked {
  const { now } = dependencies;
  const decisions = createOriginDecisions(dependencies);
  let kept: { hashes: string[]; until: number } | undefined;
  return async () => {
    const askedAt = now().getTime();
    if (kept && kept.until > askedAt) return kept.hashes;
    const rows = await decisions.list();
    const keyed = rows.map(({ origin, ...row }) => ({
      ...row,
      origin: originKey(origin) ?? origin,
    }));
    const decided = new Set(keyed.map(({ origin }) => origin));
    const blocked = keyed.filter(({ decision }) => decision === 'blocked');
    if (blocked.length > mostToldOrigins) {
      throw new Error(`${blocked.length} sites are blocked, more than ${mostToldOrigins}`);
    }
    const both = blocked.flatMap(({ origin }) => {
      const other = otherScheme(origin);
      return decided.has(other) ? [origin] : [origin, other];
    });
    kept = { hashes: both.map(originHash), until: askedAt + KEPT_MS };
    return kept.hashes;
  };
}
