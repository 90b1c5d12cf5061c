import { toast } from 'sonner';

export function notifyError(description: string): void {
  toast.error('Error', { description });
}

export function notifySuccess(title: string, description?: string): void {
  toast.success(title, { description });
}
