import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { medianMs } from '../../../../contract/submission-stats.ts';
import { stageForm, submissionStatuses } from '../../../../contract/submission.ts';
import { formatDuration } from '../../components/format-time.ts';
import { Loaded } from '../../components/loaded.tsx';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { useIsDemoForm, useStageForm } from '../../leads/lead-forms/use-place-of.ts';
import { HoursChart } from './hours-chart.tsx';
import { HoursTable } from './hours-table.tsx';
import { ranges, type Range, type Statistics as Numbers } from './read-statistics.ts';
import { statisticsQueries } from './statistics-queries.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { keysOf } from '../../../../contract/keys-of.ts';

/** The choice of a form is loaded only for users who have forms. */
const FormField = lazyPart(async () => (await import('../filter/form-field.tsx')).FormField);

const rangeTexts: Record<Range, string> = { '24h': 'Last 24 hours', '30d': 'Last 30 days' };

export function Statistics() {
  const [range, setRange] = useState<Range>('24h');
  const [formId, setFormId] = useState('');
  const forms = useLeadForms();
  const query = useQuery(statisticsQueries.ofRange(range, formId));
  const demos = useDemoSuccesses(range, formId, query.data);
  return (
    <>
      {(forms.length > 0 || formId !== '') && (
        <div className="statistics__form">
          <Suspense>
            <FormField
              label="Form of the statistics"
              forms={forms}
              formId={formId}
              onForm={setFormId}
            />
          </Suspense>
        </div>
      )}
      <div className="statistics__ranges" role="group" aria-label="Range of the statistics">
        {keysOf(ranges).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === range}
            onClick={() => setRange(name)}
          >
            {rangeTexts[name]}
          </button>
        ))}
      </div>
      <Loaded query={query} failure="The statistics could not be loaded.">
        {(data) => (
          <div className="statistics__numbers" aria-busy={query.isPlaceholderData}>
            <Counts numbers={data} demos={demos} />
            {demos > 0 && (
              <p className="note">
                {demos.toLocaleString('en-US')} of the successes below {demos === 1 ? 'is' : 'are'}{' '}
                at the demo form, which keeps nothing.
              </p>
            )}
            <HoursChart hours={data.hours} rangeText={rangeTexts[range]} />
            <HoursTable hours={data.hours} rangeText={rangeTexts[range]} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/**
 * Returns how many successes went to the demo form. The demo form may be the form that the
 * stage offers to all users, or a form that the user has added.
 */
function useDemoSuccesses(range: Range, formId: string, numbers: Numbers | undefined): number {
  const stage = useStageForm();
  const isDemo = useIsDemoForm();
  const own = useLeadForms().filter(isDemo);
  const demos = [...(stage?.isDemo ? [stageForm] : []), ...own.map(({ id }) => id)];
  const successes = numbers?.counts.success ?? 0;
  const demosToCount = formId === '' && successes > 0 ? demos : [];
  const { data: found = 0 } = useQuery(statisticsQueries.successesOf(range, demosToCount));
  return demos.includes(formId) ? successes : Math.min(successes, found);
}

interface CountsProps {
  numbers: Numbers;
  /** The number of successes that went to the demo form. */
  demos: number;
}

function Counts({ numbers, demos }: CountsProps) {
  const median = medianMs(numbers.durations);
  const parts = [
    numbers.decidedSuccess > 0 && `${numbers.decidedSuccess.toLocaleString('en-US')} by your word`,
    demos > 0 && `${demos.toLocaleString('en-US')} at the demo form`,
  ].filter(Boolean);
  return (
    <dl className="statistics__counts">
      {submissionStatuses.map((status) => (
        <div key={status}>
          <dt>
            {status}
            {status === 'success' && parts.length > 0 && ` (${parts.join(', ')})`}
          </dt>
          <dd>{numbers.counts[status].toLocaleString('en-US')}</dd>
        </div>
      ))}
      <div>
        <dt>median time to submit</dt>
        <dd>{median === undefined ? 'none yet' : formatDuration(median)}</dd>
      </div>
    </dl>
  );
}
