import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Toaster } from 'sonner';
import '../design/toasts.css';
import { createQueryClient } from './query-client.ts';

/** Around sign-in and dashboard, so that a toast survives the way from one to the other. */
export default function AccountLayout() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster position="bottom-right" closeButton duration={6000} className="toasts" />
    </QueryClientProvider>
  );
}
