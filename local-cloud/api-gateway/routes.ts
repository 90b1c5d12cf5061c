/**
 * Finds the method for a path. As in API Gateway, a literal part of a path has precedence over a
 * path variable.
 */
import { resourcePath, type ApiMethod, type RestApi } from './rest-api.ts';

export interface Route {
  method: ApiMethod;
  resource: string;
  pathParameters: Record<string, string> | null;
}

/** @throws {URIError} if the path has an invalid escape. */
export type FindRoute = (httpMethod: string, path: string) => Route | undefined;

export function createRoutes(api: RestApi): FindRoute {
  const routes = api.methods
    .map((method) => ({ method, resource: resourcePath(api, method.resourceId) || '/' }))
    .map((route) => ({ ...route, ...compile(route.resource) }))
    .sort((left, right) => left.variables - right.variables);
  return (httpMethod, path) => {
    for (const { method, resource, pattern } of routes) {
      if (method.httpMethod !== httpMethod && method.httpMethod !== 'ANY') continue;
      const match = pattern.exec(path);
      if (match) return { method, resource, pathParameters: parameters(match) };
    }
    return undefined;
  };
}

function compile(resource: string): { pattern: RegExp; variables: number } {
  const parts = resource.split('/').filter(Boolean);
  const source = parts
    .map((part) =>
      part
        .replace(/[.*?^$()|[\]\\]/g, '\\$&')
        .replace(/^\{(\w+)\+\}$/, '(?<$1>.+)')
        .replace(/^\{(\w+)\}$/, '(?<$1>[^/]+)'),
    )
    .join('/');
  return {
    pattern: new RegExp(`^/${source}/?$`),
    variables: parts.filter((part) => part.startsWith('{')).length,
  };
}

function parameters({ groups }: RegExpExecArray): Record<string, string> | null {
  if (!groups) return null;
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}
