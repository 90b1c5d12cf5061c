/**
 * `config.json` at the site's root: the runtime settings of the React build, written by the
 * deployment so that one build serves every stage. New settings may be added, but no setting is
 * ever removed or renamed.
 */
import * as z from 'zod/mini';

export const siteConfigSchema = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  graphqlUrl: z.url(),
  webhookUrl: z.url(),
  signUpVerification: z.enum(['none', 'code']),
  target: z.object({ name: z.string(), url: z.url(), demo: z.boolean() }),
  /**
   * How many days a lead is stored after its submission has ended. `config.json` files of older
   * deployments don't have this setting.
   */
  leadRetentionDays: z._default(z.int(), 30),
  /**
   * The addresses of Cognito and of the realtime channel in the local cloud. On AWS they are
   * omitted.
   */
  userPoolEndpoint: z.optional(z.url()),
  realtimeUrl: z.optional(z.url()),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
