import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { OwnerGate } from '../owner/owner-gate.tsx';
import { SessionEnd } from '../owner/session-end.tsx';
import { watchAttention } from '../queries/attention.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { createViewStore } from '../store.ts';

/** What the pages below `/admin` stand in. */
export function Component() {
  const [client] = useState(createQueryClient);
  const [view] = useState(createViewStore);
  useEffect(watchAttention, []);
  return (
    <QueryClientProvider client={client}>
      <meta name="robots" content="noindex" />
      <AdminFrame view={view}>
        <OwnerGate>
          <Outlet />
        </OwnerGate>
      </AdminFrame>
      <SessionEnd />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}
