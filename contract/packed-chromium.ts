/** What the browser function's bundle and its code agree on about the browser that travels in the bundle. */

/** The version of `@sparticuz/chromium`: another version never finds this one's files. */
export const chromiumPackageVersion = '153.0.0';

/** Lies in the bundle in place of the package's Brotli, which takes three times as long to read. */
export const recompressedChromium = 'chromium.zst';
