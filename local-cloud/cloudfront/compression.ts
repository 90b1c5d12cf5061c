/** CloudFront's compression: Brotli or gzip for text of 1,000 bytes to 10 MB, whole files only. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|wasm|ld\+json|rss\+xml|xhtml\+xml)|image\/svg\+xml|font\/(ttf|otf))/;
const MIN_BYTES = 1_000;
const MAX_BYTES = 10_000_000;
const KEPT = 500;

export interface Compressed {
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

export type Compress = (
  file: { etag: string; contentType: string; body: Buffer },
  acceptEncoding: string,
) => Compressed;

/** Caches compressed files by their content. */
export function createCompression(): Compress {
  const kept = new Map<string, Buffer>();
  return ({ etag, contentType, body }, acceptEncoding) => {
    const encoding = /\bbr\b/.test(acceptEncoding)
      ? 'br'
      : /\bgzip\b/.test(acceptEncoding)
        ? 'gzip'
        : undefined;
    const fits = body.length >= MIN_BYTES && body.length <= MAX_BYTES;
    if (!encoding || !fits || !compressible.test(contentType)) return { body };
    const key = `${encoding} ${etag}`;
    let compressed = kept.get(key);
    if (!compressed) {
      compressed = encoding === 'br' ? brotli(body) : gzipSync(body);
      if (kept.size >= KEPT) kept.clear();
      kept.set(key, compressed);
    }
    return { body: compressed, encoding };
  };
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
