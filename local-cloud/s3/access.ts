/**
 * Whether S3 may serve a request. The request's signature decides or, for a posted form, the form's
 * signed policy.
 */
import type { Access } from '../iam/access.ts';
import type { SignedRequest } from '../iam/request-signature.ts';
import { policyRefusal, policySigner, type PostedForm } from './post-policy.ts';

/**
 * The ARN of the resource that a path names: an object, a bucket if the path has no key, or the
 * whole service if the path has no bucket.
 */
export interface ObjectAddress {
  bucket: string;
  key: string;
}

export function signedRefusal(
  access: Access,
  request: SignedRequest,
  { bucket, key }: ObjectAddress,
): string | undefined {
  const verb = { GET: 'Get', HEAD: 'Get', PUT: 'Put', DELETE: 'Delete' }[request.method] ?? 'Post';
  const resource = `arn:aws:s3:::${bucket}${key && `/${key}`}`;
  return access.refusal(request, `s3:${verb}${key ? 'Object' : 'Bucket'}`, resource);
}

export function postRefusal(access: Access, form: PostedForm, now: Date): string | undefined {
  const object = `arn:aws:s3:::${form.bucket}/${form.fields.get('key') ?? ''}`;
  const signer = access.putter(policySigner(form) ?? '', object);
  if (!signer) return 'InvalidAccessKeyId';
  return policyRefusal(form, signer.secret, now) ?? (signer.mayPut ? undefined : 'AccessDenied');
}
