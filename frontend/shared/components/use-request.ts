import { useState } from 'react';
import { notifyError } from './notify.ts';
import { messageOf } from '../service/service-error.ts';

/** One request at a time; a failure is shown in the service's own words. */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const submit = (send: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    send()
      .catch((error: unknown) => notifyError(messageOf(error)))
      .finally(() => setBusy(false));
  };
  return { busy, submit };
}
