/**
 * Stops Zod from compiling parsers with `new Function`, because the page's Content-Security-Policy
 * forbids this and reports even the attempt. Must be imported before any schema is made. Zod keeps
 * its settings in this global object, so a first view that parses nothing does not load Zod only
 * for its settings.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };

(shared.__zod_globalConfig ??= {}).jitless = true;

export {};
