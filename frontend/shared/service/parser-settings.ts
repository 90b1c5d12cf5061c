import * as z from 'zod/mini';

// Zod compiles parsers with `new Function` where it may; the page's policy forbids it, and even
// the attempt is reported as a violation. Must be imported before any schema is made.
z.config({ jitless: true });
