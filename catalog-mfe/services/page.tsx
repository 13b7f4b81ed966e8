import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { BusyLine } from '@studio/ui/busy-line';
import { ClosingCall } from '@studio/ui/closing-call';
import { Container } from '@studio/ui/container';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { useLoaderData, useParams } from 'react-router-dom';
import { loadDetails } from '../content/load-details.ts';
import type { ServiceDetails } from '../content/service-details.ts';
import { priceInWords, type ServiceSlug, timeInWords } from '../content/service-offers.ts';
import { findServicePage } from '../content/services.ts';
import { servicesPage } from '../content/services-page.ts';
import { Arch } from './arch.tsx';
import { CaseStudies } from './case-studies.tsx';
import type { FactsProps } from './facts.tsx';
import { fetchLists, fetchPending, type Lists, ownFirst, type PendingLists, useLists } from './lists.ts';
import { Points } from './points.tsx';
import { ProofSection } from './proof-section.tsx';
import { ServiceHead } from './service-head.tsx';
import { ServiceQuestions } from './service-questions.tsx';
import { ServicesList } from './services-list.tsx';
import { Testimonials } from './testimonials.tsx';

/** The data of a services page. A page that the server rendered has its lists; on a navigation they are pending. */
interface PageData {
  readonly details: ServiceDetails;
  readonly lists: Lists | PendingLists;
}

/** On the server, returns settled lists. In the browser, returns pending lists, so that the page can show that it is loading. */
export const loader: RemoteLoader = async ({ params, request, context }): Promise<PageData> => {
  const page = findServicePage(params.slug);
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { api, onServer } = context;
  const lists = onServer ? fetchLists(api, request.signal) : fetchPending(api, request.signal);
  const details = await loadDetails[page.slug]();
  return { details, lists: await lists };
};

const Status = styled.p`
  ${type('title4')}
  display: flex;
  align-items: center;
  gap: 1.25rem;
`;

const PROOF = 'proof';

/** `/services/:slug` */
export function Component() {
  const { details, lists: loaded } = useLoaderData<PageData>();
  const fetched = useLists(loaded);
  const page = findServicePage(useParams().slug);
  if (!fetched || !page) {
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
  const { services, caseStudies, testimonials } = ownFirst(fetched, page.slug);
  return (
    <>
      <ServiceHead slug={page.slug} title={page.title} intro={details.intro} proofId={PROOF} />
      <Points title={servicesPage.points} points={details.points} facts={factsOf(page.slug, details)} />
      <ScreenEnd />
      <ProofSection
        id={PROOF}
        title={servicesPage.proof}
        slug={page.slug}
        proof={details.proof}
        works={details.related}
      />
      <ServiceQuestions {...servicesPage.questions} questions={details.questions} />
      <CaseStudies {...servicesPage.caseStudies} studies={caseStudies} />
      <ServicesList {...servicesPage.services} services={services} slug={page.slug} />
      <Testimonials {...servicesPage.testimonials} testimonials={testimonials} />
      <ClosingCall {...servicesPage.closing} action={servicesPage.action} subject={page.title} art={<Arch />} />
    </>
  );
}

/** Price, time and what happens first. */
function factsOf(slug: ServiceSlug, { priceNote, timeNote, first }: ServiceDetails): FactsProps['facts'] {
  const { price, time, first: firstLabel } = servicesPage.facts;
  return [
    { label: price, value: priceInWords(slug), note: priceNote },
    { label: time, value: capitalized(timeInWords(slug)), note: timeNote },
    { label: firstLabel, ...first },
  ];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
