/**
 * S3's endpoint, with the bucket in the path. It has the operations that the product and its
 * deployment use. An unknown operation or parameter is refused with its name, never ignored.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer as readBody } from 'node:stream/consumers';
import { asError } from '../../contract/errors.ts';
import type { Access } from '../iam/access.ts';
import { listen, type Listening } from '../listen.ts';
import { postRefusal, signedRefusal, type ObjectAddress } from './access.ts';
import { openObjectStore, type ObjectHead, type ObjectStore } from './object-store.ts';
import { readPostedForm } from './post-policy.ts';

export interface BucketServerOptions {
  port: number;
  /** The folder for the stored data; if undefined, the data are stored in memory. */
  dataDir?: string;
  /** Decides which caller may call which operation; undefined allows every call. */
  access?: Access;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface StorageRequest extends ObjectAddress {
  method: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const LONGEST_PAGE = 1000;
/**
 * The query parameters that this server supports: parameters of its operations and of signed links.
 */
const knownInQuery = /^(x-id|list-type|prefix|max-keys|continuation-token|x-amz-.*)$/i;

export async function startBuckets({
  port,
  dataDir,
  access,
}: BucketServerOptions): Promise<Listening> {
  const store = openObjectStore(dataDir);
  const server = createServer((request, response) => {
    answer(store, access, request).then(
      (result) => send(request, response, result),
      (error: unknown) => response.destroy(asError(error)),
    );
  });
  const listening = await listen(server, port);
  const close = () => listening.close().finally(store.close);
  return { ...listening, close };
}

async function answer(
  store: ObjectStore,
  access: Access | undefined,
  request: IncomingMessage,
): Promise<Answer> {
  const { method = '', url = '', headers } = request;
  const [path = '', query = ''] = url.split('?');
  const address = addressOf(path);
  if (!address) return refuse(400, 'InvalidURI');
  const body = await readBody(request);
  const storageRequest = { ...address, method, headers, body, query: new URLSearchParams(query) };
  if (method === 'POST' && /^multipart\/form-data/i.test(headers['content-type'] ?? '')) {
    return postObject(store, access, storageRequest);
  }
  const refusal = access && signedRefusal(access, { method, url, headers }, address);
  return refusal ? refuse(403, refusal) : operate(store, storageRequest);
}

function operate(store: ObjectStore, storageRequest: StorageRequest): Answer {
  const { method, bucket, key, query } = storageRequest;
  const unknown = [...query.keys()].find((name) => !knownInQuery.test(name));
  if (unknown !== undefined) return refuse(501, 'NotImplemented', `?${unknown} is not emulated`);
  if (method === 'PUT' && bucket && !key) {
    store.createBucket(bucket);
    return { status: 200 };
  }
  if (bucket && !store.hasBucket(bucket)) return refuse(404, 'NoSuchBucket');
  if (method === 'GET' && key === '' && query.has('list-type'))
    return listObjects(store, storageRequest);
  if (key === '') return refuse(501, 'NotImplemented', `${method} of a bucket is not emulated`);
  switch (method) {
    case 'GET':
    case 'HEAD':
      return getObject(store, storageRequest);
    case 'PUT':
      return storageRequest.headers['x-amz-copy-source']
        ? copyObject(store, storageRequest)
        : putObject(store, storageRequest);
    case 'DELETE':
      store.remove(bucket, key);
      return { status: 204 };
    default:
      return refuse(501, 'NotImplemented', `${method} of an object is not emulated`);
  }
}

function getObject(store: ObjectStore, { bucket, key }: StorageRequest): Answer {
  const object = store.get(bucket, key);
  if (!object) return refuse(404, 'NoSuchKey');
  return {
    status: 200,
    headers: {
      'content-type': object.contentType,
      etag: object.etag,
      'last-modified': object.lastModified.toUTCString(),
      ...(object.cacheControl ? { 'cache-control': object.cacheControl } : {}),
    },
    body: object.body,
  };
}

function putObject(store: ObjectStore, { bucket, key, headers, body }: StorageRequest): Answer {
  if (String(headers['content-encoding']).includes('aws-chunked')) {
    return refuse(501, 'NotImplemented', 'aws-chunked bodies are not emulated');
  }
  const contentType = headers['content-type'] ?? 'binary/octet-stream';
  const etag = store.put(bucket, key, {
    body,
    contentType,
    cacheControl: headers['cache-control'],
  });
  return { status: 200, headers: { etag } };
}

/** Copies an object. The caller's right to read the source object is not checked. */
function copyObject(store: ObjectStore, { bucket, key, headers }: StorageRequest): Answer {
  const source = String(headers['x-amz-copy-source']);
  const from = addressOf(source.startsWith('/') ? source : `/${source}`);
  const object = from && store.get(from.bucket, from.key);
  if (!object) return refuse(404, 'NoSuchKey');
  const etag = store.put(bucket, key, object);
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><CopyObjectResult><ETag>${escapeXml(etag)}</ETag></CopyObjectResult>`,
  };
}

async function postObject(
  store: ObjectStore,
  access: Access | undefined,
  { bucket, headers, body }: StorageRequest,
): Promise<Answer> {
  const form = await readPostedForm(bucket, headers['content-type'] ?? '', body).catch(
    () => undefined,
  );
  if (!form) return refuse(403, 'MalformedPOSTRequest');
  const refusal = access && postRefusal(access, form, new Date());
  if (refusal) return refuse(refusal.startsWith('Entity') ? 400 : 403, refusal);
  if (!store.hasBucket(bucket)) return refuse(404, 'NoSuchBucket');
  const contentType = form.fields.get('content-type') ?? 'binary/octet-stream';
  store.put(bucket, form.fields.get('key') ?? '', { body: form.file, contentType });
  return { status: 204 };
}

function listObjects(store: ObjectStore, { bucket, query }: StorageRequest): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const limit = Math.min(LONGEST_PAGE, Number(query.get('max-keys') ?? LONGEST_PAGE));
  const found = store.list(bucket, { prefix, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const next = found.length > limit ? page.at(-1)?.key : undefined;
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<ListBucketResult><Name>${escapeXml(bucket)}</Name><Prefix>${escapeXml(prefix)}</Prefix>`,
    `<KeyCount>${page.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>`,
    next === undefined ? '' : `<NextContinuationToken>${escapeXml(next)}</NextContinuationToken>`,
    ...page.map(listed),
    '</ListBucketResult>',
  ];
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: xml.join('') };
}

function listed({ key, size, etag, lastModified }: ObjectHead): string {
  return (
    `<Contents><Key>${escapeXml(key)}</Key><Size>${size}</Size><ETag>${escapeXml(etag)}</ETag>` +
    `<LastModified>${lastModified.toISOString()}</LastModified></Contents>`
  );
}

function refuse(status: number, code: string, message = code): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body:
      '<?xml version="1.0" encoding="UTF-8"?>' +
      `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`,
  };
}

function addressOf(path: string): ObjectAddress | undefined {
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  try {
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key) };
  } catch {
    return undefined;
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, body = '' }: Answer,
): void {
  response.writeHead(status, {
    'x-amz-request-id': randomUUID(),
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
