/**
 * Decides whether a request to an emulated service is allowed. A request signed with a function's
 * key may do what the function's role allows. Every other key counts as the operator's key and may
 * do everything.
 */
import type { Functions } from '../lambda/functions.ts';
import type { Roles } from '../lambda/roles.ts';
import { accessKeyOf, isSignedBy, type SignedRequest } from './request-signature.ts';

export type Refusal = 'MissingAuthenticationToken' | 'SignatureDoesNotMatch' | 'AccessDenied';

export interface Access {
  /**
   * @param resource the ARN for which a policy must allow the action. If undefined, it is enough
   * that a policy allows the action for some resource.
   */
  refusal: (request: SignedRequest, action: string, resource?: string) => Refusal | undefined;
  /**
   * For an S3 POST policy that was signed with a function's key: returns the key's secret, and
   * whether the function's role may put the object.
   */
  putter: (accessKeyId: string, object: string) => { secret: string; mayPut: boolean } | undefined;
}

export function createAccess({
  functions,
  roles,
}: {
  functions: Pick<Functions, 'ofAccessKey'>;
  roles: Pick<Roles, 'allows'>;
}): Access {
  return {
    refusal: (request, action, resource) => {
      const accessKey = accessKeyOf(request);
      if (accessKey === undefined) return 'MissingAuthenticationToken';
      const caller = functions.ofAccessKey(accessKey);
      if (!caller) return undefined;
      const { secretAccessKey } = caller.runner.definition.credentials;
      if (!isSignedBy(request, secretAccessKey)) return 'SignatureDoesNotMatch';
      return roles.allows(caller.roleName, action, resource) ? undefined : 'AccessDenied';
    },
    putter: (accessKeyId, object) => {
      const caller = functions.ofAccessKey(accessKeyId);
      return (
        caller && {
          secret: caller.runner.definition.credentials.secretAccessKey,
          mayPut: roles.allows(caller.roleName, 's3:PutObject', object),
        }
      );
    },
  };
}
