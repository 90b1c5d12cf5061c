import type { FunctionName } from '../../../contract/environment.ts';

/** The prefix of each function's logical id, for the functions of a development stage. */
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

/** All functions; a stage has the check of releases only if it releases gradually. */
export const allFunctions: Record<FunctionName, string> = {
  ...functions,
  releaseCheck: 'ReleaseCheckFunction',
};
