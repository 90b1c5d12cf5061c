import { useState } from 'react';
import { messageOf } from '../service/service-error.ts';
import { notifyError } from './notify.ts';

/** Sends one request at a time. If the request fails, shows the service's own message. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const send = (request: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    request()
      .catch((error: unknown) => notifyError(messageOf(error)))
      .finally(() => setBusy(false));
  };
  return { busy, send };
}
