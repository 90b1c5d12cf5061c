import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Distribution } from '../../../local-cloud/cloudfront/distribution.ts';
import { distributionTypes } from '../../../local-cloud/cloudfront/resource-types.ts';
import { startDistribution } from '../../../local-cloud/cloudfront/server.ts';
import { createHostRewriter } from '../../../local-cloud/template/hosts.ts';
import { createPhysicalNames } from '../../../local-cloud/template/physical-names.ts';
import { standUp } from '../../../local-cloud/template/stack.ts';
import { bucketsUnderTest, type BucketsUnderTest } from '../s3/buckets-under-test.ts';
import { nextEvent } from '../../until.ts';

const page = `<!doctype html><title>About</title>${'<p>about</p>'.repeat(200)}`;
const indexFunction = `function handler(event) {
  var request = event.request;
  if (request.uri === '/old') {
    return { statusCode: 301, headers: { location: { value: '/about' } } };
  }
  if (request.uri === '/throws') throw new Error('no');
  if (request.uri === '/escape') return { statusCode: 200, body: typeof process + typeof require };
  if (request.uri.indexOf('.') === -1) request.uri = request.uri.replace(/\\/*$/, '/index.html');
  return request;
}`;

const config = {
  Enabled: true,
  DefaultRootObject: 'index.html',
  Origins: [{ Id: 'site', DomainName: 'pages.s3.eu-west-1.amazonaws.com' }],
  DefaultCacheBehavior: {
    TargetOriginId: 'site',
    Compress: true,
    FunctionAssociations: [
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Paths', 'FunctionARN'] } },
    ],
    ResponseHeadersPolicyId: { Ref: 'Headers' },
  },
  CacheBehaviors: [{ TargetOriginId: 'site', PathPattern: '/assets/*' }],
  CustomErrorResponses: [
    { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html' },
    { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' },
  ],
};

let close: () => Promise<void> = () => Promise.resolve();
let buckets: BucketsUnderTest;
afterEach(() => close());

/** Starts a distribution from a template, in front of a bucket with a few pages. */
async function site(): Promise<string> {
  buckets = await bucketsUnderTest(['pages']);
  const put = (key: string, body: string, ContentType: string, CacheControl?: string) =>
    buckets.put('pages', key, body, { ContentType, CacheControl });
  await put('index.html', '<h1>Home</h1>', 'text/html');
  await put('about/index.html', page, 'text/html', 'public, max-age=0, must-revalidate');
  await put('404.html', '<h1>Not here</h1>', 'text/html');
  await put('assets/app.js', 'go()'.repeat(500), 'text/javascript', 'max-age=31536000, immutable');

  const distributions = new Map<string, Distribution>();
  const hosts = createHostRewriter();
  await standUp({
    stackName: 'Stack',
    hosts,
    types: distributionTypes({
      names: createPhysicalNames('Stack'),
      hosts,
      origin: 'http://127.0.0.1:1',
      distributions,
    }),
    template: {
      Resources: {
        Site: { Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig: config } },
        Paths: {
          Type: 'AWS::CloudFront::Function',
          Properties: { Name: 'paths', FunctionCode: indexFunction },
        },
        Headers: {
          Type: 'AWS::CloudFront::ResponseHeadersPolicy',
          Properties: {
            ResponseHeadersPolicyConfig: {
              Name: 'headers',
              CustomHeadersConfig: {
                Items: [
                  { Header: 'X-Own', Value: 'yes', Override: true },
                  { Header: 'Cache-Control', Value: 'no-store', Override: false },
                ],
              },
              SecurityHeadersConfig: {
                ContentTypeOptions: { Override: true },
                StrictTransportSecurity: {
                  AccessControlMaxAgeSec: 60,
                  IncludeSubdomains: true,
                  Override: true,
                },
                ContentSecurityPolicy: {
                  ContentSecurityPolicy: "frame-ancestors 'none'",
                  Override: true,
                },
              },
            },
          },
        },
      },
    },
  });
  const [distribution] = distributions.values();
  if (!distribution) throw new Error('There is no distribution');
  const server = await startDistribution({ port: 0, distribution, buckets: buckets.client });
  close = () => server.close().then(buckets.close);
  return server.origin;
}

describe('the answers of a CloudFront distribution', () => {
  test.each([
    ['its root object', '/', 200, 'Home'],
    ['a clean path through its function', '/about', 200, 'About'],
    ['a path with a query', '/about/?a=1', 200, 'About'],
    ['a missing page with status 404', '/nowhere', 404, 'Not here'],
    ['a missing file with status 404', '/assets/no.js', 404, 'Not here'],
  ])('the distribution serves %s', async (_name, path, status, text) => {
    const response = await fetch((await site()) + path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  test('the response headers policy applies, also to the error page', async () => {
    const origin = await site();
    for (const path of ['/about', '/nowhere']) {
      const { headers } = await fetch(origin + path);
      expect(headers.get('x-own')).toBe('yes');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBe('max-age=60; includeSubDomains');
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    }
  });

  test("the headers policy overrides an origin's header only where configured", async () => {
    const origin = await site();
    const of = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
    expect(await of('/about')).toBe('public, max-age=0, must-revalidate');
    expect(await of('/')).toBe('no-store');
  });

  test('the cache behaviour whose pattern matches the path applies', async () => {
    const { headers } = await fetch(`${await site()}/assets/app.js`);
    expect(headers.get('x-own')).toBeNull();
    expect(headers.get('cache-control')).toBe('max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBeNull();
  });

  test('only immutable files are cached', async () => {
    const origin = await site();
    const read = async (path: string) => (await fetch(origin + path)).text();
    const before = await read('/assets/app.js');
    await read('/about');
    await buckets.put('pages', 'assets/app.js', 'other', { CacheControl: 'immutable' });
    await buckets.put('pages', 'about/index.html', 'other');
    expect(await read('/assets/app.js')).toBe(before);
    expect(await read('/about')).toBe('other');
  });

  test("the distribution answers 304 if the viewer's ETag is current", async () => {
    const url = `${await site()}/about`;
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(url, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('the answer uses Brotli if the viewer accepts Brotli', async () => {
    const { headers, body } = await raw(`${await site()}/about`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(page);
  });

  test('the answer to HEAD has no body', async () => {
    const { status, headers, body } = await raw(`${await site()}/about`, {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(page.length), 0]);
  });

  test('a method that the distribution does not allow is refused', async () => {
    expect((await fetch(await site(), { method: 'POST' })).status).toBe(403);
  });
});

describe('the edge function of a CloudFront distribution', () => {
  test('the edge function can answer a request itself', async () => {
    const response = await fetch(`${await site()}/old`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/about']);
  });

  test('an edge function that throws causes status 503', async () => {
    expect((await fetch(`${await site()}/throws`)).status).toBe(503);
  });

  test("the edge function can't use Node's globals", async () => {
    expect(await (await fetch(`${await site()}/escape`)).text()).toBe('undefinedundefined');
  });
});

/** Sends a request without `fetch`, because `fetch` would decompress the body. */
async function raw(url: string, headers: Record<string, string>, method = 'GET') {
  const call = request(url, { method, headers, agent: false });
  const answered = nextEvent<[IncomingMessage]>(`an answer to ${method} ${url}`, call, 'response');
  call.end();
  const [response] = await answered;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  };
}
