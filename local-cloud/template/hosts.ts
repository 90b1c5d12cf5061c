/**
 * Replaces AWS addresses by those of the local cloud. The template's references resolve to the
 * names that AWS would give; at the end every string for a resource, an output or a function's
 * environment passes through here. So the stack's code needs no local mode.
 */
import { isRecord } from '../../contract/is-record.ts';

export interface HostRewriter {
  /** From now on `awsOrigin` (scheme and host) is replaced by `localOrigin`. */
  map: (awsOrigin: string, localOrigin: string, localPathPrefix?: string) => void;
  /** A copy of the value in which every mapped origin is replaced, at any depth. */
  rewrite: <T>(value: T) => T;
}

export function createHostRewriter(): HostRewriter {
  const rules: { pattern: RegExp; origin: string; prefix: string }[] = [];

  function rewriteText(text: string): string {
    return rules.reduce(
      (rewritten, { pattern, origin, prefix }) =>
        // An origin without a path (a Content-Security-Policy source) gets no path prefix.
        rewritten.replace(pattern, (_match, slash: string | undefined) =>
          slash ? `${origin}${prefix}/` : origin,
        ),
      text,
    );
  }

  function rewrite(value: unknown): unknown {
    if (typeof value === 'string') return value.includes('://') ? rewriteText(value) : value;
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewrite(part)]));
  }

  return {
    map: (awsOrigin, localOrigin, localPathPrefix = '') => {
      const escaped = awsOrigin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      rules.push({
        pattern: new RegExp(`${escaped}(?![\\w.-])(/)?`, 'g'),
        origin: localOrigin,
        prefix: localPathPrefix,
      });
    },
    rewrite: <T>(value: T) => rewrite(value) as T,
  };
}
