/**
 * Reads and changes whether a user gets e-mails about forms and leads that need the user's
 * attention.
 */
import type { NotificationSettings } from '../../contract/graphql-types.ts';
import type { DigestStore } from '../stores/follow-ups/digest-store.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import { argumentSchemas } from './arguments.ts';

export interface NotificationDependencies {
  digests: Pick<DigestStore, 'read' | 'setOff' | 'forget'>;
  /** Whether the stage sends e-mails at all. */
  sendsMail: boolean;
}

export async function notificationSettings(
  userId: string,
  { digests, sendsMail }: NotificationDependencies,
): Promise<NotificationSettings> {
  return { email: !(await digests.read(userId))?.isOff, sent: sendsMail };
}

export async function setNotifications(
  userId: string,
  args: unknown,
  dependencies: NotificationDependencies,
): Promise<NotificationSettings> {
  const { email } = parseArguments(argumentSchemas.setNotifications, args);
  await dependencies.digests.setOff(userId, !email);
  return { email, sent: dependencies.sendsMail };
}
