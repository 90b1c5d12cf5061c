/**
 * Facts about the packaged browser that the browser function's code and the build of its bundle
 * share.
 */

/** The version of `@sparticuz/chromium`. The code must not use files of another version. */
export const chromiumPackageVersion = '153.0.0';

/** The day on which this version of `@sparticuz/chromium` was published. */
export const chromiumPublished = '2026-09-11';

/**
 * The name of the bundle's Zstandard file. It replaces the package's Brotli file, which takes three
 * times as long to unpack.
 */
export const recompressedChromium = 'chromium.zst';
