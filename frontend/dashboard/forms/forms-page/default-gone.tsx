import { WaitingButton } from '../../components/waiting-button.tsx';
import { useId } from 'react';
import { useSetDefaultForm } from '../../own-forms/one-form/use-set-default-form.ts';
import { useIsDefaultGone } from '../../own-forms/one-form/use-target-forms.ts';

/**
 * The default form was deleted: leads that name no form are refused until the user chooses another
 * default or none.
 */
export function DefaultGone({ firstForm }: { firstForm: string }) {
  const titleId = useId();
  const { data: isGone } = useIsDefaultGone();
  const setDefault = useSetDefaultForm();
  if (!isGone) return null;
  return (
    <section className="attention" aria-labelledby={titleId}>
      <h2 id={titleId}>Your default form was deleted</h2>
      <p>
        Leads that name no form are refused now, so that none goes where you did not send it. Make
        another form the default, or let these leads go to “{firstForm}”.
      </p>
      <div className="button-row">
        <WaitingButton isPending={setDefault.isPending} onClick={() => setDefault.mutate(null)}>
          Go on without a default
        </WaitingButton>
      </div>
    </section>
  );
}
