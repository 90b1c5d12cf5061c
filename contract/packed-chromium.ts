/**
 * The file names that the build of the browser function's bundle and its code share for the
 * packaged browser.
 */

/** The version of `@sparticuz/chromium`; files of another version must not be found. */
export const chromiumPackageVersion = '153.0.0';

/** The day on which the registry got that version. */
export const chromiumPublished = '2026-09-11';

/**
 * In the bundle it replaces the package's Brotli file, which takes three times as long to unpack.
 */
export const recompressedChromium = 'chromium.zst';
