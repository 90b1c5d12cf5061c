/** The target form: the web page that the bot fills, and what counts as success there. */
import * as z from 'zod/mini';

export const targetFormSchema = z.object({
  name: z.string().check(z.minLength(1)),
  url: z.url(),
  /** True for the site's own demo form: the dashboard shows a banner. */
  demo: z.boolean(),
  /** A sign that proves success; without one the bot looks for evidence by itself. */
  success: z.optional(
    z.object({
      text: z.optional(z.string()),
      selector: z.optional(z.string()),
      urlIncludes: z.optional(z.string()),
    }),
  ),
});
export type TargetForm = z.infer<typeof targetFormSchema>;
