import * as z from 'zod/mini';

// Zod compiles parsers with `new Function` where it can. The page's policy forbids that and reports
// even the attempt as a violation. Must be imported before any schema is made.
z.config({ jitless: true });
