import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { createQueryClient } from '../request/session.ts';

const InvitationView = lazyComponent(
  'invitation',
  () => import(/* webpackChunkName: "people" */ './invitation-view.tsx'),
);

/** Renders the page of an invitation, outside of the layout: nobody is signed in there. */
export function Component() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <InvitationView />
    </QueryClientProvider>
  );
}
