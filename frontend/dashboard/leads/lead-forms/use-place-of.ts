import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { siteConfigQuery } from '../../../shared/session/site-config-query.ts';
import { leadForms } from './lead-form-queries.ts';
import { formName, isDemoForm, type LeadForm } from './lead-form.ts';
import { targetFormQueries } from '../../own-forms/one-form/target-form-queries.ts';
import { useKnownForms } from './use-lead-forms.ts';

/**
 * The form that a lead goes to: one of the user's own forms, or the form that the stage offers
 * to all users, which may be the demo form.
 */
export interface LeadPlace {
  form: string;
  /** True for the site's own demo form, which stores nothing. */
  isDemo: boolean;
}

/**
 * The form that the stage offers to all users; undefined until the site's settings are read.
 */
export function useStageForm(): LeadPlace | undefined {
  const { target } = useQuery(siteConfigQuery).data ?? {};
  return target && { form: target.name, isDemo: target.demo };
}

/**
 * Returns a function that says whether a form is the demo form; the function returns false until
 * the site's settings are read.
 */
export function useIsDemoForm(): (form: { url: string }) => boolean {
  const { target } = useQuery(siteConfigQuery).data ?? {};
  return (form) => target !== undefined && isDemoForm(form, target);
}

/**
 * Returns the name of the form that a lead goes to, and whether it is the demo form; undefined
 * until the names are read.
 */
export type PlaceOf = (lead: { formId?: string | null }) => LeadPlace | undefined;

export function usePlaceOf(): PlaceOf {
  const forms = useKnownForms();
  const { target } = useQuery(siteConfigQuery).data ?? {};
  return placesOf(forms, target);
}

/**
 * Returns an async function that loads the forms' names and resolves with a `PlaceOf`, which finds
 * the name of a lead's form. Used for output that can't be corrected later, such as a file.
 */
export function useReadPlaces(): () => Promise<PlaceOf> {
  const queryClient = useQueryClient();
  return async () => {
    const forms = await queryClient.ensureQueryData(leadForms);
    const { target } = await queryClient.ensureQueryData(siteConfigQuery);
    return placesOf(forms, target);
  };
}

function placesOf(
  forms: readonly LeadForm[] | undefined,
  target: SiteConfig['target'] | undefined,
): PlaceOf {
  return ({ formId }) => {
    if (!formId) return target && { form: target.name, isDemo: target.demo };
    const own = forms?.find(({ id }) => id === formId);
    const isDemo = own !== undefined && target !== undefined && isDemoForm(own, target);
    return forms && { form: formName(forms, formId), isDemo };
  };
}

/** The name of the form to which a key's leads go if they name no form. */
export function useUsualForm(key: ApiKeyView | undefined): string | undefined {
  const forms = useKnownForms();
  const placeOf = usePlaceOf();
  const formId = key?.formId ?? forms?.find(({ isDefault }) => isDefault)?.id;
  const enabled = forms !== undefined && !formId;
  const { data: isGone } = useQuery({ ...targetFormQueries.isDefaultGone, enabled });
  if (enabled && isGone) return 'no form: your default form was deleted';
  return forms && placeOf({ formId: formId ?? null })?.form;
}
