/**
 * What each role may do according to the template's policies. A check compares the action and, if
 * given, the resource. The policies' conditions are ignored.
 */
export interface Statement {
  Effect?: string;
  Action?: string | string[];
  Resource?: unknown;
}

export interface Roles {
  grant: (roleName: string, statements: Statement[]) => void;
  /** @param resource an ARN; if undefined, a grant of the action on any resource is enough. */
  allows: (roleName: string, action: string, resource?: string) => boolean;
}

/** A policy statement with the effect Allow, with its patterns as regular expressions. */
interface Allowed {
  actions: readonly RegExp[];
  resources: readonly RegExp[];
}

export function createRoles(): Roles {
  const granted = new Map<string, Allowed[]>();
  return {
    grant: (roleName, statements) => {
      const allowed = statements
        .filter(({ Effect }) => Effect === 'Allow')
        .map(({ Action, Resource }) => ({
          actions: patternsOf(Action ?? []),
          resources: patternsOf(Resource),
        }));
      granted.set(roleName, [...(granted.get(roleName) ?? []), ...allowed]);
    },
    allows: (roleName, action, resource) =>
      (granted.get(roleName) ?? []).some(
        ({ actions, resources }) =>
          actions.some((one) => one.test(action)) &&
          (resource === undefined || resources.some((one) => one.test(resource))),
      ),
  };
}

/**
 * Converts a policy's patterns to regular expressions for a whole text; `*` matches any text. A
 * pattern that is not a text is left out.
 */
function patternsOf(patterns: unknown): RegExp[] {
  return [patterns]
    .flat()
    .filter((pattern) => typeof pattern === 'string')
    .map((pattern) => {
      const parts = pattern.split('*').map((part) => part.replace(/[.?+^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}$`, 's');
    });
}
