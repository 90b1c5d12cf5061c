import { Badge } from '@aws-amplify/ui-react';
import { Link } from 'react-router-dom';
import { FormActions } from '../form-actions/form-actions.tsx';
import { meaningWithReason } from '../../own-forms/one-form/form-meaning.ts';
import { FormStateBadge } from '../../own-forms/one-form/form-state-badge.tsx';
import { WaitBadge, waitWords } from '../../own-forms/form-pace/form-waits.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { hostOf } from '../../own-forms/one-form/propose-names.ts';

export function FormItem({ form }: { form: OwnForm }) {
  const { id, name, shortName, url, isDefault, recipeVersion } = form;
  return (
    <li className="item-list__item ends-line item-list__line">
      <div className="item-list__words">
        <p className="item-list__name">
          <Link to={`/dashboard/forms/${id}`}>{name}</Link>{' '}
          <span className="item-list__badges">
            <FormStateBadge form={form} />
            <WaitBadge form={form} />
            {isDefault && <Badge className="badge-outline">Default</Badge>}
          </span>
        </p>
        <p className="item-list__facts">
          {hostOf(url)} · <code>{shortName}</code> ·{' '}
          {recipeVersion ? `Version ${recipeVersion}` : 'Not set up yet'}
        </p>
        <p className="item-list__facts">{waitWords(form, meaningWithReason(form))}</p>
      </div>
      <FormActions form={form} />
    </li>
  );
}
