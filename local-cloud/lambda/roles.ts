/**
 * What each role may do according to the template's policies: its actions and, where a check names
 * one, the resource. Conditions are ignored.
 */
export interface Statement {
  Effect?: string;
  Action?: string | string[];
  Resource?: unknown;
}

export interface Roles {
  grant: (roleName: string, statements: Statement[]) => void;
  /** @param resource an ARN; if undefined, a grant on any resource counts. */
  allows: (roleName: string, action: string, resource?: string) => boolean;
}

export function createRoles(): Roles {
  const granted = new Map<string, Statement[]>();
  return {
    grant: (roleName, statements) =>
      void granted.set(roleName, [...(granted.get(roleName) ?? []), ...statements]),
    allows: (roleName, action, resource) =>
      (granted.get(roleName) ?? []).some(
        ({ Effect, Action, Resource }) =>
          Effect === 'Allow' &&
          [Action ?? []].flat().some((pattern) => fits(pattern, action)) &&
          (resource === undefined || [Resource].flat().some((one) => fits(one, resource))),
      ),
  };
}

/** Whether the pattern matches the text; `*` matches any text. */
function fits(pattern: unknown, text: string): boolean {
  if (typeof pattern !== 'string') return false;
  const parts = pattern.split('*').map((part) => part.replace(/[.?+^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text);
}
