/**
 * Recompresses Chromium for the bot's bundle: Zstandard instead of the package's Brotli, which
 * takes three times as long to unpack (docs/decisions/0009). Run after `npm ci`, so that the first
 * start does not wait for it, and by the bundling, which creates a missing file. After `npm ci` the
 * launcher's own browser, of 2020 and 42 MB, is removed too: the launcher starts the packaged one.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants, zstdCompressSync } from 'node:zlib';
import { chromiumPackageVersion } from '../contract/packed-chromium.ts';

/** Higher levels shrink the file by a few percent and take many times as long. */
const LEVEL = 6;

const nodeModules = join(import.meta.dirname, '..', 'node_modules');

/** @returns the path of the file, which is created once per version of the package. */
export function recompressChromium(): string {
  const cache = join(nodeModules, '.cache', 'form-automation');
  const made = join(cache, `chromium-${chromiumPackageVersion}.zst`);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const packed = readFileSync(join(nodeModules, '@sparticuz/chromium/bin/chromium.br'));
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  // Several processes may create it at once; the last rename wins.
  const ownFile = `${made}-${process.pid}`;
  writeFileSync(ownFile, zstdCompressSync(brotliDecompressSync(packed), { params }));
  renameSync(ownFile, made);
  return made;
}

if (import.meta.main) {
  recompressChromium();
  rmSync(join(nodeModules, 'playwright-aws-lambda/dist/src/bin'), { recursive: true, force: true });
}
