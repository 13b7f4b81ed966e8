import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { BusyLine } from '@studio/ui/busy-line';
import { ClosingCall } from '@studio/ui/closing-call';
import { Container } from '@studio/ui/container';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { useLoaderData, useParams } from 'react-router-dom';
import { findServicePage } from '../content/services.ts';
import { servicesPage } from '../content/services-page.ts';
import { CaseStudies } from './case-studies.tsx';
import { fetchLists, type Lists, type PendingLists, useLists } from './lists.ts';
import { ServiceHead } from './service-head.tsx';
import { ServicesList } from './services-list.tsx';
import { Testimonials } from './testimonials.tsx';

/** On the server, returns settled lists. In the browser, returns pending lists, so that the page can show that it is loading. */
export const loader: RemoteLoader = ({ params, request, context }): Promise<Lists> | PendingLists => {
  if (!findServicePage(params.slug)) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (context.onServer) return fetchLists(context.api, request.signal);
  const controller = new AbortController();
  const lists = fetchLists(context.api, AbortSignal.any([request.signal, controller.signal]));
  return { lists, abort: () => controller.abort() };
};

const Status = styled.p`
  ${type('title4')}
  display: flex;
  align-items: center;
  gap: 1.25rem;
`;

/** `/services/:slug` */
export function Component() {
  const lists = useLists(useLoaderData<Lists | PendingLists>());
  const page = findServicePage(useParams().slug);
  if (!lists || !page) {
    return (
      // As high as a screen, so that the footer stays out of view.
      <Container css={{ minHeight: '80vh', paddingBlock: fluid(56, 112) }}>
        <Status role="status">
          {servicesPage.loading}
          <BusyLine css={{ width: '8rem', background: token('hairline'), color: token('iris') }} />
        </Status>
      </Container>
    );
  }
  return (
    <>
      <ServiceHead slug={page.slug} title={page.title} intro={page.intro} />
      <ServicesList {...servicesPage.services} services={lists.services} />
      <CaseStudies {...servicesPage.caseStudies} studies={lists.caseStudies} />
      <Testimonials {...servicesPage.testimonials} testimonials={lists.testimonials} />
      <ClosingCall {...servicesPage.closing} subject={page.title} />
    </>
  );
}
