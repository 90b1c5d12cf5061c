/** The part of a user's own form that leads need: its name and its questions. */
import type { Consent } from '../../../../contract/consent.ts';
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { Lead } from '../../../../contract/lead.ts';
import type { SiteRefusal } from '../../../../contract/origins.ts';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import type { TargetFormRowView } from '../../../../contract/graphql-operations.ts';
import { readAwsJson } from '../../../shared/service/aws-json.ts';

export interface LeadForm extends Pick<
  TargetFormRowView,
  'id' | 'name' | 'shortName' | 'url' | 'state' | 'isDefault'
> {
  customFields: readonly CustomField[];
  /** Whether the form refuses leads without evidence of consent. */
  requiresConsent?: boolean | null;
  /** Why the operator allows no leads to the form's site now; not set if leads are allowed. */
  siteRefusal?: SiteRefusal | null;
}

/** A lead in the format that the webhook accepts. */
export type LeadForForm = Lead & {
  target?: string;
  fields?: Readonly<Record<string, string>>;
  allowDuplicate?: true;
  consent?: Consent;
  reference?: string;
};

/**
 * The form that the service returns is not checked by a schema: the service has already validated
 * the form, and a schema would enlarge the dashboard's first load.
 */
export function toLeadForm(view: TargetFormRowView): LeadForm {
  const { id, name, shortName, url, state, siteRefusal, isDefault } = view;
  const { requiresConsent, customFields } = view;
  return {
    ...{ id, name, shortName, url, state, siteRefusal, isDefault, requiresConsent },
    customFields: readAwsJson<CustomField[]>(customFields),
  };
}

/** The name of the form to which a submission or a key belongs. */
export function formName(forms: readonly LeadForm[], formId: string): string {
  return forms.find(({ id }) => id === formId)?.name ?? 'a deleted form';
}

/** Whether a form is the site's demo form, which a user may also add to their own forms. */
export function isDemoForm({ url }: { url: string }, target: SiteConfig['target']): boolean {
  return target.demo && url === target.url;
}
