import { toast } from 'sonner';

/** @param id of a message that is shown once, however often it occurs. */
export function notifyError(description: string, id?: string): void {
  toast.error('Error', { description, ...(id !== undefined && { id }) });
}

export function notifySuccess(title: string, description?: string): void {
  toast.success(title, { description });
}
