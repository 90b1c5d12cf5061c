import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** Renders the first markup of a component, before any query has an answer. */
export const draw = (part: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );

/** The text in the first markup of a component. */
export const wordsOf = (part: ReactNode): string =>
  draw(part)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
