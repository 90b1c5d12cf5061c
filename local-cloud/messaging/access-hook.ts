/** What fauxqs asks before it serves a request: whether its signer may do this. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../iam/access.ts';
import { policyRefusal, policySigner, readPostedForm } from './post-policy.ts';

/** The parts of Fastify's request and reply that are used. */
export interface HookRequest {
  method: string;
  raw: { url?: string };
  headers: IncomingHttpHeaders;
  body: unknown;
}
export interface HookReply {
  code: (status: number) => { send: (body: unknown) => unknown };
}

export function createAccessHook(access: Access, now: () => Date = () => new Date()) {
  return async ({ method, raw, headers, body }: HookRequest, reply: HookReply) => {
    const { url = '/' } = raw;
    const contentType = headers['content-type'] ?? '';
    const refusal = /^multipart\/form-data/i.test(contentType)
      ? await postRefusal(access, { url, contentType, body: body as Buffer }, now())
      : signedRefusal(access, { method, url, headers });
    if (!refusal) return undefined;
    return reply.code(refusal.startsWith('Entity') ? 400 : 403).send(refusalBody(refusal, headers));
  };
}

function signedRefusal(
  access: Access,
  request: { method: string; url: string; headers: IncomingHttpHeaders },
): string | undefined {
  const target = String(request.headers['x-amz-target'] ?? '');
  const [, operation] = target.split('.');
  if (operation) return access.refusal(request, `sqs:${operation}`);
  const { action, resource } = objectAction(request.method, request.url);
  return access.refusal(request, action, resource);
}

/** By path, as the local addresses of buckets are. */
function objectAction(method: string, url: string) {
  const [, bucket = '', ...key] = decodeURIComponent(url.split('?')[0] ?? '/').split('/');
  const verb = { GET: 'Get', HEAD: 'Get', PUT: 'Put', DELETE: 'Delete' }[method] ?? 'Post';
  const kind = key.length > 0 ? 'Object' : 'Bucket';
  return {
    action: `s3:${verb}${kind}`,
    resource: `arn:aws:s3:::${[bucket, ...key].join('/')}`,
  };
}

async function postRefusal(
  access: Access,
  { url, contentType, body }: { url: string; contentType: string; body: Buffer },
  now: Date,
): Promise<string | undefined> {
  const bucket = url.split(/[/?]/)[1] ?? '';
  const form = await readPostedForm(bucket, contentType, body).catch(() => undefined);
  if (!form) return 'MalformedPOSTRequest';
  const signer = access.putter(
    policySigner(form) ?? '',
    `arn:aws:s3:::${bucket}/${form.fields.get('key') ?? ''}`,
  );
  if (!signer) return 'InvalidAccessKeyId';
  return policyRefusal(form, signer.secret, now) ?? (signer.mayPut ? undefined : 'AccessDenied');
}

function refusalBody(refusal: string, headers: IncomingHttpHeaders) {
  if (headers['x-amz-target']) return { __type: `com.amazonaws.sqs#${refusal}`, message: refusal };
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${refusal}</Code></Error>`;
}
