import { messageOf, ServiceError } from '../../../shared/service/service-error.ts';
import { SupportLink, type Ids } from '../../components/support-link.tsx';
import { hostOf } from './propose-names.ts';

interface RefusalLineProps {
  error: Error | null;
  /** The address that the user has entered. */
  url: string;
  formId?: string;
}

/**
 * Says why the service refused a form's address, and whom to ask if the operator allows no leads to
 * this address.
 */
export function RefusalLine({ error, url, formId }: RefusalLineProps) {
  if (!error) return null;
  const ids: Ids = [...(formId === undefined ? [] : ([['Form', formId]] as const)), ['Site', url]];
  return (
    <p role="alert" className="field-complaint">
      {messageOf(error)}{' '}
      {error instanceof ServiceError && error.type === 'Forbidden' && (
        <SupportLink subject={`Form on ${hostOf(url)}`} ids={ids} />
      )}
    </p>
  );
}
