import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useSetDefaultForm } from '../../own-forms/one-form/use-set-default-form.ts';

/**
 * The maximum number of forms that the banner offers as the default form. The page of forms offers
 * all of the user's forms.
 */
const SHOWN_FORMS = 2;

/**
 * The banner that is shown if leads that name no form still go to the demo form although the user
 * has forms that accept leads.
 */
export function StillDemo({ link, forms }: { link: ReactNode; forms: readonly LeadForm[] }) {
  const setDefault = useSetDefaultForm();
  const place = useRef<HTMLDivElement>(null);
  useFocusHandover(place, (button) => button.closest<HTMLElement>('.target-frame'));
  return (
    <div ref={place} className="target-line target-line--demo" role="note">
      <p>
        Leads that name no form go to the {link}, which keeps nothing.
        {forms.length > SHOWN_FORMS && (
          <>
            {' '}
            <Link to="/dashboard/forms">Choose your default form</Link>.
          </>
        )}
      </p>
      <div className="button-row target-line__actions">
        {forms.slice(0, SHOWN_FORMS).map(({ id, name }) => (
          <WaitingButton
            key={id}
            isPending={setDefault.isPending}
            onClick={() => setDefault.mutate(id)}
          >
            Make “{name}” the default
          </WaitingButton>
        ))}
      </div>
    </div>
  );
}
