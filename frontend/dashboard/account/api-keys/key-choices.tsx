import { SelectField } from '@aws-amplify/ui-react';
import { apiScopes, defaultScopes } from '../../../../contract/api-routes.ts';
import '../../components/check-line.css';
import { useLeadForms } from '../../forms/lead-forms/use-lead-forms.ts';
import { scopeWords } from './key-scopes.ts';

/** What a new key may do, and for which forms. The fields are read when the key is created. */
export function KeyChoices() {
  const forms = useLeadForms();
  return (
    <div className="key-choices__fields">
      <fieldset aria-label="What the key may do">
        {apiScopes.map((scope) => (
          <label key={scope} className="check-line">
            <input
              type="checkbox"
              name="scope"
              value={scope}
              defaultChecked={defaultScopes.includes(scope)}
            />
            {scopeWords[scope].label}
          </label>
        ))}
      </fieldset>
      {forms.length > 0 && (
        <SelectField
          label="For which forms"
          name="onlyFormId"
          descriptiveText="With one form, it sends to that form only and sees only its leads."
        >
          <option value="">All forms</option>
          {forms.map(({ id, name }) => (
            <option key={id} value={id}>
              Only {name}
            </option>
          ))}
        </SelectField>
      )}
      <p className="note">
        Whoever has a key that may read sees the personal data of your leads. Neither choice can be
        changed later; create another key instead.
      </p>
    </div>
  );
}
