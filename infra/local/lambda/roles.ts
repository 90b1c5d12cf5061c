/**
 * Which role may call the publishing mutation: the one permission of the template that the local
 * cloud checks, because a forged live event is what the GraphQL API defends against.
 */
export interface Statement {
  Effect?: string;
  Action?: string | string[];
  Resource?: string | string[];
}

export interface Roles {
  grant: (roleName: string, statements: Statement[]) => void;
  allows: (roleName: string, action: string) => boolean;
}

export function createRoles(): Roles {
  const granted = new Map<string, Statement[]>();
  return {
    grant: (roleName, statements) =>
      void granted.set(roleName, [...(granted.get(roleName) ?? []), ...statements]),
    allows: (roleName, action) =>
      (granted.get(roleName) ?? []).some(
        ({ Effect, Action }) =>
          Effect === 'Allow' &&
          [Action ?? []].flat().some((pattern) => pattern === action || pattern === '*'),
      ),
  };
}
