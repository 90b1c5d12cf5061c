import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Toasts } from '../shared/components/toasts.tsx';
import type { PageHandle } from './page-handle.ts';
import { createQueryClient } from './query-client.ts';

export const handle: PageHandle = { hydrates: true };

/**
 * The shared layout of sign-in and dashboard: a toast stays visible when the user goes from one to
 * the other.
 */
export default function ApplicationLayout() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  );
}
