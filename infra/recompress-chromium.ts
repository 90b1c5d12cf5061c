/**
 * Chromium as the bot's bundle carries it: Zstandard in place of the package's Brotli, which takes
 * three times as long to read (docs/decisions/0009). Run after `npm ci`, so that the first start
 * does not wait for it; called by the bundling, which makes what is not there. After `npm ci` the
 * launcher's own browser, of 2020 and 42 MB, is removed too: the launcher starts the one above.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants, zstdCompressSync } from 'node:zlib';
import { chromiumPackageVersion } from '../contract/packed-chromium.ts';

/** At a higher level the file shrinks by some hundredths and takes many times as long to make. */
const LEVEL = 6;

const nodeModules = join(import.meta.dirname, '..', 'node_modules');

/** @returns the file, made once for a version of the package. */
export function recompressChromium(): string {
  const cache = join(nodeModules, '.cache', 'form-automation');
  const made = join(cache, `chromium-${chromiumPackageVersion}.zst`);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  const packed = readFileSync(join(nodeModules, '@sparticuz/chromium/bin/chromium.br'));
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  // Several may make it at once, and the last one stays.
  const ownFile = `${made}-${process.pid}`;
  writeFileSync(ownFile, zstdCompressSync(brotliDecompressSync(packed), { params }));
  renameSync(ownFile, made);
  return made;
}

if (import.meta.main) {
  recompressChromium();
  rmSync(join(nodeModules, 'playwright-aws-lambda/dist/src/bin'), { recursive: true, force: true });
}
