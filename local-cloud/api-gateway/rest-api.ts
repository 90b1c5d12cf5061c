/**
 * The description of one REST API. The resource types fill the description from the template, and
 * the server reads it.
 */
export interface MethodIntegration {
  type: 'AWS_PROXY' | 'MOCK';
  uri: string;
  timeoutMs: number;
  requestTemplates: Record<string, string>;
  responses: {
    statusCode: string;
    selectionPattern?: string | undefined;
    parameters: Record<string, string>;
    templates: Record<string, string>;
  }[];
}

export interface ApiMethod {
  resourceId: string;
  httpMethod: string;
  authoriserId?: string | undefined;
  integration: MethodIntegration;
}

export interface Authoriser {
  uri: string;
  /** Lower-case names of the headers that identify the caller. */
  identityHeaders: string[];
  ttlSeconds: number;
}

export interface GatewayResponse {
  statusCode?: string | undefined;
  parameters: Record<string, string>;
  templates: Record<string, string>;
}

export interface Throttle {
  ratePerSecond: number;
  burst: number;
}

export interface Stage {
  name: string;
  /** The throttling limits by `<resource path>/<method>`. The path and the method may be `*`. */
  throttles: Map<string, Throttle>;
}

export interface RestApi {
  id: string;
  rootResourceId: string;
  binaryMediaTypes: string[];
  resources: Map<string, { parentId: string; pathPart: string }>;
  methods: ApiMethod[];
  authorisers: Map<string, Authoriser>;
  gatewayResponses: Map<string, GatewayResponse>;
  stages: Map<string, Stage>;
}

export function createRestApi({
  id,
  binaryMediaTypes = [],
}: {
  id: string;
  binaryMediaTypes?: string[] | undefined;
}): RestApi {
  return {
    id,
    rootResourceId: `${id}root`,
    binaryMediaTypes,
    resources: new Map(),
    methods: [],
    authorisers: new Map(),
    gatewayResponses: new Map(),
    stages: new Map(),
  };
}

/** The path of a resource, such as `/process-lead/{id}`. */
export function resourcePath(api: RestApi, resourceId: string): string {
  const resource = api.resources.get(resourceId);
  if (!resource) return '';
  return `${resourcePath(api, resource.parentId)}/${resource.pathPart}`;
}
