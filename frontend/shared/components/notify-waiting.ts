import { onlineManager } from '@tanstack/react-query';
import { notify } from './notify.ts';

const id = 'waiting';
const title = 'Waiting for the Connection';
const description =
  'You are offline. Keep this page open: your action goes on once you are online.';

/**
 * If the browser is offline, shows a toast that an action waits for the connection. The toast
 * appears only once for all waiting actions, and stays until the browser is online.
 */
export function notifyWaiting(): void {
  if (onlineManager.isOnline()) return;
  notify(title, description, (toast) => {
    if (onlineManager.isOnline()) return;
    toast.info(title, { id, duration: Infinity, description });
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      toast.dismiss(id);
    });
  });
}
