import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** The first markup of a part, while no query has answered. */
export const draw = (part: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );

/** The text of that markup. */
export const wordsOf = (part: ReactNode): string =>
  draw(part)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
