/**
 * Serves a build of the site as CloudFront does: a page for each folder, the not-found page with
 * 404, gzip. For tests and benchmarks that need only the site and not the local cloud.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { nextEvent } from '../until.ts';

export const buildDirectory = path.resolve(import.meta.dirname, '../../frontend/build/client');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const alreadySmall = new Set(['.png', '.woff2']);

export interface ServedBuild {
  origin: string;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  file: string;
  content: Buffer;
}

async function find(directory: string, pathname: string): Promise<Answer> {
  const name = path.extname(pathname) ? pathname : path.join(pathname, 'index.html');
  const file = path.join(directory, path.normalize(name));
  return readFile(file).then(
    (content) => ({ status: 200, file, content }),
    async () => {
      const missing = path.join(directory, '404.html');
      return { status: 404, file: missing, content: await readFile(missing) };
    },
  );
}

export async function serveBuild(directory = buildDirectory): Promise<ServedBuild> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    void find(directory, pathname).then(({ status, file, content }) => {
      const extension = path.extname(file);
      const zip = !alreadySmall.has(extension);
      response.writeHead(status, {
        'content-type': types[extension] ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache',
        ...(zip ? { 'content-encoding': 'gzip' } : {}),
      });
      response.end(zip ? gzipSync(content) : content);
    });
  });
  server.listen(0, '127.0.0.1');
  await nextEvent('the server to listen', server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}
