/**
 * Checks a presigned POST of an S3 object as S3 does: the policy's signature, expiry and
 * conditions, and that the conditions cover every form field.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
import * as z from 'zod';
import { sameText, signText } from '../iam/request-signature.ts';

export interface PostedForm {
  bucket: string;
  fields: ReadonlyMap<string, string>;
  file: Buffer;
}

const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
    ]),
  ),
});

/** Form fields that may be sent although no condition of the policy names them. */
const free = new Set(['policy', 'x-amz-signature', 'file']);

/**
 * Reads a posted form: its fields by lower-case name, and the file.
 * @throws {TypeError} if the body is malformed.
 */
export async function readPostedForm(
  bucket: string,
  contentType: string,
  body: Buffer,
): Promise<PostedForm> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await response.formData();
  const fields = new Map<string, string>();
  let file = Buffer.alloc(0);
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
    else file = Buffer.from(await value.arrayBuffer());
  }
  return { bucket, fields, file };
}

/** The access key that the form names as the policy's signer. The signature is checked later. */
export function policySigner({ fields }: PostedForm): string | undefined {
  return fields.get('x-amz-credential')?.split('/')[0];
}

/** @returns why the form is refused; undefined if the policy allows the form. */
export function policyRefusal(form: PostedForm, secret: string, now: Date): string | undefined {
  const encoded = form.fields.get('policy') ?? '';
  const [, ...scope] = (form.fields.get('x-amz-credential') ?? '').split('/');
  const signature = signText(encoded, scope.slice(0, 3), secret);
  if (!sameText(signature, form.fields.get('x-amz-signature') ?? ''))
    return 'SignatureDoesNotMatch';
  const policy = policySchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  if (!policy.success) return 'InvalidPolicyDocument';
  if (new Date(policy.data.expiration) <= now) return 'AccessDenied';
  const values = new Map([...form.fields, ['bucket', form.bucket]]);
  const named = new Set<string>();
  for (const condition of policy.data.conditions) {
    if (Array.isArray(condition)) {
      const [, least, most] = condition;
      if (form.file.length > most) return 'EntityTooLarge';
      if (form.file.length < least) return 'EntityTooSmall';
      continue;
    }
    for (const [name, value] of Object.entries(condition)) {
      if (values.get(name.toLowerCase()) !== value) return 'AccessDenied';
      named.add(name.toLowerCase());
    }
  }
  const isBeyond = [...form.fields.keys()].some((name) => !free.has(name) && !named.has(name));
  return isBeyond ? 'AccessDenied' : undefined;
}
