/** The user's choices before an import is sent. */
import { useQuery } from '@tanstack/react-query';
import { CheckLine } from '../../components/check-line.tsx';
import '../../components/check-line.css';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { usePlaceOf, useUsualForm } from '../../leads/lead-forms/use-place-of.ts';
import { targetFormQueries } from '../../own-forms/one-form/target-form-queries.ts';
import type { GoodRow } from './check-leads.ts';

interface ImportTargetProps {
  /** The form that the leads name as their target; undefined if the API key decides the form. */
  formId: string | undefined;
  apiKey: ApiKeyView | undefined;
}

/**
 * Says which form the leads go to, because the user no longer sees the choice of the form in this
 * step.
 */
export function ImportTarget({ formId, apiKey }: ImportTargetProps) {
  const placeOf = usePlaceOf();
  const usual = useUsualForm(apiKey);
  const name = formId === undefined ? usual : placeOf({ formId })?.form;
  return name === undefined ? null : <p>The leads go to {name}.</p>;
}

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether a row is sent although a row above has the same values. */
export function IdenticalChoice({ rows, ...choice }: ChoiceProps & { rows: readonly GoodRow[] }) {
  const count = rows.filter(({ sameAs }) => sameAs !== undefined).length;
  if (count === 0) return null;
  return (
    <>
      <p>
        {count === 1 ? '1 row is' : `${count.toLocaleString('en-US')} rows are`} identical to an
        earlier row.
      </p>
      <CheckLine label="Send identical rows too" {...choice} />
    </>
  );
}

/**
 * Whether leads are sent that the form would refuse as repeated leads. Only for forms that refuse
 * repeated leads.
 */
export function DuplicatesChoice({
  formId,
  ...choice
}: ChoiceProps & { formId?: string | undefined }) {
  const { data: form } = useQuery({
    ...targetFormQueries.one(formId ?? ''),
    enabled: formId !== undefined,
  });
  if (!form?.dedupe) return null;
  return <CheckLine label="Send duplicates too" {...choice} />;
}
