/**
 * Replaces AWS addresses by addresses of the local cloud. The template's references resolve to the
 * names that AWS would give. Then every string of a resource, an output or a function's environment
 * is rewritten by this file. So the stack's code needs no local mode.
 */
import { isRecord } from '../../contract/is-record.ts';

export interface HostRewriter {
  /**
   * Registers a replacement: later calls of `rewrite` replace `awsOrigin` (scheme and host) by
   * `localOrigin`.
   */
  map: (awsOrigin: string, localOrigin: string, localPathPrefix?: string) => void;
  /** Returns a copy of a value in which every registered origin is replaced, at any depth. */
  rewrite: <T>(value: T) => T;
}

export function createHostRewriter(): HostRewriter {
  const rules: { pattern: RegExp; origin: string; prefix: string }[] = [];

  function rewriteText(text: string): string {
    return rules.reduce(
      (rewritten, { pattern, origin, prefix }) =>
        // The path prefix is added only if a path follows the origin. A source of a
        // Content-Security-Policy, for example, has no path.
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
