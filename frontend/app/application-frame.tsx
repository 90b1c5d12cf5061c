import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Toasts } from '../shared/components/toasts.tsx';
import { createQueryClient } from './query-client.ts';

/**
 * The frame that sign-in and dashboard share, so that a toast stays visible when the user goes from
 * one area to the other.
 */
export function ApplicationFrame({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  );
}
