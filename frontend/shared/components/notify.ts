import { toast } from 'sonner';

/** @param id of a toast that is shown once, however often it is requested. */
export function notifyError(description: string, id?: string): void {
  toast.error('Error', { description, ...(id !== undefined && { id }) });
}

export function notifySuccess(title: string, description?: string): void {
  toast.success(title, { description });
}

/** Says that an action waits for the connection; once, however many wait. */
export function notifyWaiting(): void {
  toast.info('Waiting for the Connection', {
    id: 'waiting',
    description: 'You are offline. Keep this page open: it is sent once you are online again.',
  });
}
