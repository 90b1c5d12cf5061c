/**
 * Recompresses Chromium for the browser function's bundle with Zstandard, because the package's
 * Brotli takes three times as long to unpack (docs/decisions/0009). It runs after `npm ci`, so that
 * the first start need not wait, and again before bundling, in case the file is missing. After `npm
 * ci` it also removes the browser that comes with the launcher package (from 2020, 42 MB), because
 * the launcher uses the packaged Chromium.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants, zstdCompressSync } from 'node:zlib';
import { chromiumPackageVersion } from '../contract/packed-chromium.ts';

/** Higher compression levels shrink the file by a few percent and take many times as long. */
const LEVEL = 6;

const nodeModules = join(import.meta.dirname, '..', 'node_modules');

/** @returns the path of the recompressed file, which is created once per version of the package. */
export function recompressChromium(): string {
  const cache = join(nodeModules, '.cache', 'form-automation');
  const made = join(cache, `chromium-${chromiumPackageVersion}.zst`);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const packed = readFileSync(join(nodeModules, '@sparticuz/chromium/bin/chromium.br'));
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  // Several processes may create the file at once; the last rename wins.
  const ownFile = `${made}-${process.pid}`;
  writeFileSync(ownFile, zstdCompressSync(brotliDecompressSync(packed), { params }));
  renameSync(ownFile, made);
  return made;
}

if (import.meta.main) {
  recompressChromium();
  rmSync(join(nodeModules, 'playwright-aws-lambda/dist/src/bin'), { recursive: true, force: true });
}
