/**
 * The site's endpoint: a CloudFront distribution in front of a bucket, with the deployed
 * behaviours, edge function, response headers, error pages, compression and revalidation.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { S3Client } from '@aws-sdk/client-s3';
import { listen, type Listening } from '../listen.ts';
import { createCompression, type Compress } from './compression.ts';
import { behaviourFor, type Behaviour, type Distribution } from './distribution.ts';
import { createOrigin, type OriginFile, type ReadOrigin } from './origin.ts';
import {
  createEdgeFunction,
  edgeRequest,
  type EdgeFunction,
  type EdgeResponse,
} from './edge-function.ts';

export interface DistributionServerOptions {
  port: number;
  distribution: Distribution;
  buckets: S3Client;
}

interface Edge extends DistributionServerOptions {
  compress: Compress;
  readOrigin: ReadOrigin;
  functionOf: (behaviour: Behaviour) => EdgeFunction | undefined;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export function startDistribution(options: DistributionServerOptions): Promise<Listening> {
  const functions = new Map<string, EdgeFunction>();
  const edge: Edge = {
    ...options,
    compress: createCompression(),
    readOrigin: createOrigin(options.buckets),
    functionOf: ({ viewerRequest: code }) => {
      if (code === undefined) return undefined;
      const kept = functions.get(code) ?? createEdgeFunction(code);
      functions.set(code, kept);
      return kept;
    },
  };
  const server = createServer((request, response) => {
    serve(edge, request, response).catch(() => response.writeHead(502).end());
  });
  return listen(server, options.port);
}

async function serve(
  edge: Edge,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await answerRequest(edge, request);
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(answer.status === 304 ? {} : { 'content-length': answer.body.length }),
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
  request.resume();
}

async function answerRequest(edge: Edge, request: IncomingMessage): Promise<Answer> {
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const behaviour = behaviourFor(edge.distribution, path);
  if (!behaviour.allowedMethods.includes(request.method ?? '')) {
    return withPolicy(behaviour, {
      status: 403,
      headers: { 'content-type': 'text/html', 'x-cache': 'Error from cloudfront' },
      body: Buffer.from('This distribution is not configured to allow the HTTP request method.'),
    });
  }
  let rewritten: EdgeResponse | { uri: string };
  try {
    const viewerRequest = edgeRequest(request, path, query);
    rewritten = edge.functionOf(behaviour)?.(viewerRequest) ?? { uri: path };
    if ('statusCode' in rewritten) return withPolicy(behaviour, answerOfFunction(rewritten));
  } catch {
    // The answer that CloudFront gives when the edge function throws.
    return {
      status: 503,
      headers: { 'x-cache': 'FunctionExecutionError' },
      body: Buffer.alloc(0),
    };
  }
  return withPolicy(behaviour, await fetchFile(edge, behaviour, request, rewritten.uri));
}

function answerOfFunction({ statusCode, headers = {}, body = '' }: EdgeResponse): Answer {
  const { data, encoding = 'text' } = typeof body === 'string' ? { data: body } : body;
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
    body: Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8'),
  };
}

async function fetchFile(
  edge: Edge,
  behaviour: Behaviour,
  request: IncomingMessage,
  uri: string,
): Promise<Answer> {
  const { distribution, readOrigin } = edge;
  const key = uri === '/' ? distribution.defaultRootObject : uri.slice(1);
  const file = await readOrigin(behaviour.bucket, key);
  if (file) return fileAnswer(edge, behaviour, request, file, 200);
  // For a missing object S3 answers 403, because origin access control grants no s3:ListBucket.
  const error = distribution.errorResponses.find(({ errorCode }) => errorCode === 403);
  const page = error && (await readOrigin(behaviour.bucket, error.pagePath.slice(1)));
  if (page) return fileAnswer(edge, behaviour, request, page, error.responseCode);
  return {
    status: error?.responseCode ?? 403,
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'),
  };
}

function fileAnswer(
  { compress }: Edge,
  behaviour: Behaviour,
  request: IncomingMessage,
  file: OriginFile,
  status: number,
): Answer {
  const accepted = behaviour.compresses ? String(request.headers['accept-encoding'] ?? '') : '';
  const { body, encoding } = compress(file, accepted);
  // CloudFront makes the ETag of compressed content weak.
  const etag = encoding ? `W/${file.etag}` : file.etag;
  const headers = {
    'content-type': file.contentType,
    etag,
    'last-modified': file.lastModified.toUTCString(),
    'x-cache': status === 200 ? 'Hit from cloudfront' : 'Error from cloudfront',
    ...(file.cacheControl ? { 'cache-control': file.cacheControl } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(behaviour.compresses ? { vary: 'accept-encoding' } : {}),
  };
  if (status === 200 && isFresh(request, file)) {
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  return { status, headers, body };
}

function isFresh({ headers }: IncomingMessage, { etag, lastModified }: OriginFile): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

function withPolicy({ headers: policy = [] }: Behaviour, answer: Answer): Answer {
  const headers = { ...answer.headers };
  for (const { name, value, overrides } of policy) {
    if (overrides || !(name in headers)) headers[name] = value;
  }
  return { ...answer, headers };
}
