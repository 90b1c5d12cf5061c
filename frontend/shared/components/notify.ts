import { toast } from 'sonner';

/** @param id of a toast that is shown once, however often it is requested. */
export function notifyError(description: string, id?: string): void {
  toast.error('Error', { description, ...(id !== undefined && { id }) });
}

export function notifySuccess(title: string, description?: string): void {
  toast.success(title, { description });
}
