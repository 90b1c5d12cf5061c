/**
 * Facts about the packaged browser that the browser function's code and the build of its bundle
 * share.
 */

/** The version of `@sparticuz/chromium`; the code must not pick up files of another version. */
export const chromiumPackageVersion = '153.0.0';

/** The day on which that version was published. */
export const chromiumPublished = '2026-09-11';

/**
 * The bundle's Zstandard file, which replaces the package's Brotli file because that takes three
 * times as long to unpack.
 */
export const recompressedChromium = 'chromium.zst';
