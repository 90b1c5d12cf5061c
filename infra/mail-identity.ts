/** The identity that SES must have verified for a stage. */
import type { StageSettings } from './stage-settings.ts';

/**
 * Returns the domain or the address that SES must have verified for a stage; undefined if the stage
 * sends no e-mails.
 */
export function mailIdentityOf({
  mailFrom,
  mailIdentity = 'domain',
}: Pick<StageSettings, 'mailFrom' | 'mailIdentity'>): string | undefined {
  if (mailFrom === undefined) return undefined;
  return mailIdentity === 'domain' ? (mailFrom.split('@').at(-1) ?? mailFrom) : mailFrom;
}
