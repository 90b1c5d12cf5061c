/**
 * Adds to the REST API all routes that one function answers. Each route requires an API key, which
 * the authoriser checks. Each path also gets a CORS preflight.
 */
import { Duration } from 'aws-cdk-lib';
import {
  Cors,
  LambdaIntegration,
  type IAuthorizer,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { apiRouteNames, apiRoutes, partsOf, type ApiFunction } from '../contract/api-routes.ts';

const cors = {
  allowOrigins: Cors.ALL_ORIGINS,
  allowHeaders: ['Content-Type', 'x-api-key', 'Idempotency-Key'],
  exposeHeaders: ['Idempotent-Replayed', 'Retry-After'],
  maxAge: Duration.hours(1),
};

export function addRestRoutes(
  { api, keyAuthoriser }: { api: RestApi; keyAuthoriser: IAuthorizer },
  answeredBy: ApiFunction,
  handler: IFunction,
  furtherHeaders: readonly string[] = [],
) {
  const integration = new LambdaIntegration(handler, { allowTestInvoke: false });
  const names = apiRouteNames.filter((name) => apiRoutes[name].answeredBy === answeredBy);
  for (const { method, path } of names.map(partsOf)) {
    const resource = api.root.resourceForPath(path);
    resource.addMethod(method, integration, { authorizer: keyAuthoriser });
    // The answer to a preflight names all methods of its path, even if different functions serve
    // them.
    if (resource.node.tryFindChild('OPTIONS')) continue;
    const onPath = apiRouteNames.map(partsOf).filter((parts) => parts.path === path);
    resource.addCorsPreflight({
      ...cors,
      allowHeaders: [...cors.allowHeaders, ...furtherHeaders],
      allowMethods: onPath.map((parts) => parts.method),
    });
  }
}
