import { Badge } from '@aws-amplify/ui-react';
import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { WaitBadge, waitWords } from '../../own-forms/form-pace/form-waits.tsx';
import { FormActions } from '../form-actions/form-actions.tsx';
import { unansweredLabels } from '../recipes/check-content.ts';
import { mappingRows } from '../recipes/take-report.ts';
import { UNANSWERED_MEANING } from '../../../content/target-forms.ts';
import { meaningOf } from '../../own-forms/one-form/form-meaning.ts';
import { FormStateBadge } from '../../own-forms/one-form/form-state-badge.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { hostOf } from '../../own-forms/one-form/propose-names.ts';

interface FormTitleProps {
  form: OwnForm;
  /**
   * The result of the newest rehearsal (trial run), which may show that a required question has no
   * answer.
   */
  report: RehearsalReport | undefined;
  onDeleted: () => void;
}

export function FormTitle({ form, report, onDeleted }: FormTitleProps) {
  const { name, url, isDefault, recipeVersion, recipe } = form;
  const unanswered = recipe ? unansweredLabels(mappingRows(recipe, report)).length : 0;
  const isLacking = unanswered > 0 && form.state === 'live' && !form.siteRefusal;
  return (
    <div className="dashboard__title">
      <DashboardNav />
      <div className="form-title">
        <div>
          <h1 className="breakable">{name}</h1>
          <p className="form-title__state">
            <FormStateBadge form={form} unanswered={unanswered} />
            <WaitBadge form={form} />
            {isDefault && <Badge className="badge-outline">Default</Badge>}
            <span>
              {recipeVersion !== null && `Version ${recipeVersion}. `}
              {waitWords(form, isLacking ? UNANSWERED_MEANING : meaningOf(form))}
            </span>
          </p>
          <p className="target-line breakable">
            <a href={url} target="_blank" rel="noopener noreferrer">
              {hostOf(url)}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        </div>
        <FormActions form={form} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
