/** The description of one CloudFront distribution from the template, for its server. */
export interface Distribution {
  id: string;
  domainName: string;
  defaultRootObject: string;
  defaultBehaviour: Behaviour;
  /** The cache behaviours, in the order in which their path patterns are tried. */
  behaviours: { pathPattern: string; behaviour: Behaviour }[];
  errorResponses: { errorCode: number; responseCode: number; pagePath: string }[];
}

export interface Behaviour {
  bucket: string;
  compresses: boolean;
  allowedMethods: string[];
  /** The code of the function that rewrites a viewer's request. */
  viewerRequest?: string | undefined;
  headers?: ResponseHeaders | undefined;
}

/** The headers of a response headers policy; `overrides`: the header replaces the origin's own. */
export type ResponseHeaders = { name: string; value: string; overrides: boolean }[];

export function behaviourFor(distribution: Distribution, path: string): Behaviour {
  const found = distribution.behaviours.find(({ pathPattern }) => pathMatches(pathPattern, path));
  return found?.behaviour ?? distribution.defaultBehaviour;
}

function pathMatches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^/?${source.replace(/^\//, '')}$`).test(path);
}
