/** The identity that SES must have verified for a stage. */
import type { StageSettings } from './stage-settings.ts';

/**
 * Returns a domain or an address, depending on the stage's settings; undefined if the stage sends
 * no e-mails.
 */
export function mailIdentityOf({
  mailFrom,
  mailIdentity = 'domain',
}: Pick<StageSettings, 'mailFrom' | 'mailIdentity'>): string | undefined {
  if (mailFrom === undefined) return undefined;
  return mailIdentity === 'domain' ? (mailFrom.split('@').at(-1) ?? mailFrom) : mailFrom;
}
