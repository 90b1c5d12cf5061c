import { siteSettings } from '../../content/site-settings.ts';

export type Ids = readonly (readonly [name: string, value: string])[];

export const idsText = (ids: Ids) => ids.map(([name, value]) => `${name}: ${value}`).join('\n');

interface SupportLinkProps {
  subject: string;
  /**
   * The e-mail contains only ids and no data of a lead, because other people may read the e-mail.
   */
  ids: Ids;
}

/** Opens an e-mail to support with subject and ids filled in. */
export function SupportLink({ subject, ids }: SupportLinkProps) {
  const body = `\n\n${idsText(ids)}`.replaceAll('\n', '\r\n');
  const address = `mailto:${siteSettings.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return <a href={address}>Write to {siteSettings.email}</a>;
}
