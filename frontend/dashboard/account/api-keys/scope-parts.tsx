/** What an API key may do: the choice of scopes for a new key, and the text in the list of keys. */
import { SelectField } from '@aws-amplify/ui-react';
import { apiScopes, defaultScopes, type ApiScope } from '../../../../contract/api-routes.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import '../../components/check-line.css';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';

const scopeWords: Record<ApiScope, { label: string; fact: string }> = {
  send: { label: 'Send leads', fact: 'send leads' },
  status: { label: 'Ask how far a lead is', fact: 'ask how far a lead is' },
  read: { label: 'Read your leads, forms and events', fact: 'read your leads, forms and events' },
  manage: { label: 'Manage your callbacks', fact: 'manage your callbacks' },
};

function scopesInWords({ scopes }: Pick<ApiKeyView, 'scopes'>): string {
  const facts = apiScopes.filter((scope) => scopes.includes(scope));
  return `May ${facts.map((scope) => scopeWords[scope].fact).join('; ')}`;
}

/** Shows what a key may do, only for keys whose scopes differ from the default. */
export function KeyScopeFacts({ apiKey }: { apiKey: ApiKeyView }) {
  return (
    <p className="key-list__facts">
      <strong>{scopesInWords(apiKey)}</strong>
    </p>
  );
}

/**
 * Chooses what a new key may do, and for which forms. The fields are read when the key is created.
 */
export function KeyChoices() {
  const forms = useLeadForms();
  return (
    <div className="key-choices__fields">
      <fieldset className="check-group" aria-label="What the key may do">
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
