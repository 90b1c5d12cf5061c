import { onlineManager } from '@tanstack/react-query';
import { toast } from 'sonner';

const id = 'waiting';

/**
 * If the browser is offline, says that an action waits for the connection; once, however many wait,
 * and until the browser is online.
 */
export function notifyWaiting(): void {
  if (onlineManager.isOnline()) return;
  toast.info('Waiting for the Connection', {
    id,
    duration: Infinity,
    description: 'You are offline. Keep this page open: your action goes on once you are online.',
  });
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    stop();
    toast.dismiss(id);
  });
}
