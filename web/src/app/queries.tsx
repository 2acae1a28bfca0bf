import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#app/query-client.ts';

/** Lets what stands inside fetch. It is no part of the first load: a visitor's landing page fetches nothing. */
export function Queries({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export { Queries as Component };
