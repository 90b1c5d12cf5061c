import { Badge } from '@aws-amplify/ui-react';
import { DashboardNav } from '../dashboard-nav.tsx';
import { WaitBadge, waitWords } from '../form-pace/form-waits.tsx';
import { FormActions } from '../form-actions/form-actions.tsx';
import { meaningOf } from '../target-forms/form-meaning.ts';
import { FormStateBadge } from '../target-forms/form-state-badge.tsx';
import type { OwnForm } from '../target-forms/own-form.ts';
import { hostOf } from '../target-forms/propose-names.ts';

interface FormTitleProps {
  form: OwnForm;
  onDeleted: () => void;
}

export function FormTitle({ form, onDeleted }: FormTitleProps) {
  const { name, url, isDefault, recipeVersion } = form;
  return (
    <div className="dashboard__title">
      <DashboardNav />
      <div className="form-title">
        <div>
          <h1 className="breakable">{name}</h1>
          <p className="form-title__state">
            <FormStateBadge form={form} />
            <WaitBadge form={form} />
            {isDefault && <Badge className="badge-outline">Default</Badge>}
            <span>
              {recipeVersion !== null && `Version ${recipeVersion}. `}
              {waitWords(form, meaningOf(form))}
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
