import { useId } from 'react';
import { siteRefusalTexts } from '../../../content/site-refusals.ts';
import { SupportLink } from '../../components/support-link.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { hostOf } from '../../own-forms/one-form/propose-names.ts';

/**
 * Tells the form's owner what happens to the leads while the operator does not allow the site, and
 * whom to ask.
 */
export function RefusedSiteNotice({ form }: { form: OwnForm }) {
  const titleId = useId();
  const { id, url, state, siteRefusal, refusedSite } = form;
  if (!siteRefusal) return null;
  const { title, why, until } = siteRefusalTexts[siteRefusal];
  const site = refusedSite ?? url;
  const isDraft = state === 'draft';
  const then =
    state === 'live' ? 'they go out by themselves within two minutes' : 'you can resume it';
  return (
    <section className="attention" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {isDraft ? 'It takes no leads' : 'Leads wait'}: {title}
      </h2>
      <p>
        {why(hostOf(site))}{' '}
        {!isDraft &&
          `New leads are accepted and wait: none is lost, and none uses up an attempt. ${until}, ${then}.`}
      </p>
      <p>
        Is this a mistake, or do you want to know why?{' '}
        <SupportLink
          subject={`Form on ${hostOf(site)}`}
          ids={[
            ['Form', id],
            ['Site', site],
          ]}
        />
        . {siteRefusal !== 'stage_only' && 'You can also enter another address under Settings. '}
        {!isDraft && 'If you delete the form, the leads that wait end as errors, unsent.'}
      </p>
    </section>
  );
}
