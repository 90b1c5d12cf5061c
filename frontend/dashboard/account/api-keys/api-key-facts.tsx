import { Suspense } from 'react';
import { formatDay, formatMoment } from '../../components/format-time.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { useKnownForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { hasUsualScopes } from './key-scopes.ts';
import { hasEnded } from '../../components/time-of-end.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

/** The part about a key's form is loaded only for users who have forms. */
const KeyForm = lazyPart(async () => (await import('./key-form.tsx')).KeyForm);
const KeyScopeFacts = lazyPart(async () => (await import('./scope-parts.tsx')).KeyScopeFacts);

interface ApiKeyFactsProps {
  apiKey: ApiKeyView;
  now: number;
}

/**
 * The number of visible characters at the end of a key: enough to tell keys apart, but too few to
 * let somebody who reads the screen use the key.
 */
function masked(keyValue: string): string {
  return `${keyValue.slice(0, 8)}…${keyValue.slice(-4)}`;
}

function usage({ lastUsedAt, submissionCount }: ApiKeyView): string {
  const count = submissionCount.toLocaleString('en-US');
  const leads = submissionCount === 1 ? '1 submission' : `${count} submissions`;
  return `${lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}` : 'Not used yet'} · ${leads}`;
}

export function ApiKeyFacts({ apiKey, now }: ApiKeyFactsProps) {
  const { keyName, keyValue, createdAt, expiresAt, formerValueEndsAt } = apiKey;
  const ended = hasEnded(apiKey, now);
  const forms = useKnownForms();
  return (
    <div className="key-list__key">
      <p className="key-list__name">{keyName}</p>
      <p className="key-list__facts">
        <code>{masked(keyValue)}</code> · <span>Created {formatDay(createdAt)}</span>
        {expiresAt && !ended && (
          <>
            {' '}
            · <span>Ends {formatDay(expiresAt)}</span>
          </>
        )}
        {expiresAt && ended && (
          <>
            {' '}
            ·{' '}
            <span>
              <strong className="key-list__ended">Expired {formatDay(expiresAt)}</strong>
            </span>
          </>
        )}
      </p>
      {formerValueEndsAt && !hasEnded({ expiresAt: formerValueEndsAt }, now) && (
        <p className="key-list__facts">
          <strong>The old value works until {formatMoment(formerValueEndsAt)}</strong>
        </p>
      )}
      <p className="key-list__facts">{usage(apiKey)}</p>
      {!hasUsualScopes(apiKey) && (
        <Suspense>
          <KeyScopeFacts apiKey={apiKey} />
        </Suspense>
      )}
      {forms && (forms.length > 0 || apiKey.formId) && (
        <Suspense>
          <KeyForm apiKey={apiKey} forms={forms} />
        </Suspense>
      )}
    </div>
  );
}
