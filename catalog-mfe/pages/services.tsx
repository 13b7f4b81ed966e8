import type { RemoteLoader } from '@platform/contract/remote-routes';
import { ClosingCall } from '@studio/ui/closing-call';
import { useLoaderData, useParams } from 'react-router-dom';
import { servicePageOf } from '../content/services.ts';
import { servicesPage } from '../content/services-page.ts';
import { type Lists, readLists } from '../data/lists.ts';
import { pending } from '../data/pending.ts';
import { type Loaded, useSettled } from '../data/use-settled.ts';
import { CaseStudies } from '../sections/case-studies.tsx';
import { Loading } from '../sections/loading.tsx';
import { ServiceHead } from '../sections/service-head.tsx';
import { ServicesList } from '../sections/services-list.tsx';
import { Testimonials } from '../sections/testimonials.tsx';

const NOT_FOUND = { status: 404, statusText: 'Not Found' };

/**
 * On the server the three lists, settled: the page arrives complete. In the browser the lists on their way, so that the
 * page is there at once and says that it is loading.
 */
export const loader: RemoteLoader = ({ params, request, context }): Loaded<Lists> | Promise<Lists> => {
  if (!servicePageOf(params.slug)) throw new Response(null, NOT_FOUND);
  const read = (signal: AbortSignal) => readLists(context.api, signal);
  return context.onServer ? read(request.signal) : pending(request.signal, read);
};

/** `/services/:slug` */
export function Component() {
  const lists = useSettled(useLoaderData<Loaded<Lists>>());
  const page = servicePageOf(useParams().slug);
  if (!lists || !page) return <Loading text={servicesPage.loading} />;
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
