import * as z from 'zod/mini';

// Stops Zod from compiling parsers with `new Function`: the page's Content-Security-Policy forbids
// that and reports even the attempt. Must be imported before any schema is made.
z.config({ jitless: true });
