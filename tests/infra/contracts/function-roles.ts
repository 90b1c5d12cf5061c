import type { FunctionName } from '../../../contract/environment.ts';

/** The prefixes of the functions' logical ids in a development stage. */
export const functions: Record<Exclude<FunctionName, 'releaseCheck'>, string> = {
  authoriser: 'WebhookAuthoriserFunction',
  webhook: 'WebhookFunction',
  keyApi: 'KeyApiFunction',
  mcp: 'McpFunction',
  bot: 'BotFunction',
  browser: 'BrowserFunction',
  rehearser: 'RehearserFunction',
  fence: 'FenceFunction',
  reconciler: 'ReconcilerFunction',
  live: 'LiveFunction',
  events: 'EventsFunction',
  callbacks: 'CallbackDeliveryFunction',
  callbackSweep: 'CallbackDeliverySweep',
  dashboardApi: 'DashboardApiFunction',
  preSignUp: 'LoginPreSignUp',
  accountWatch: 'AccountWatchFunction',
  formWatch: 'FormWatchFunction',
  digest: 'DigestFunction',
  receipts: 'ReceiptsFunction',
  canary: 'CanaryFunction',
};

/**
 * The prefixes of all functions' logical ids, with the release check, which only stages with
 * gradual releases have.
 */
export const allFunctions: Record<FunctionName, string> = {
  ...functions,
  releaseCheck: 'ReleaseCheckFunction',
};
