import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import {
  ArrowLink,
  BentLines,
  BusyLine,
  ClosingCall,
  Container,
  Heading,
  QuestionList,
  Section,
  Text,
} from '@studio/ui';
import { fluid, token, type } from '@studio/ui/tokens';
import { useLoaderData, useParams } from 'react-router-dom';
import type { ServiceDetails } from '../content/service-details.ts';
import { priceInWords, type ServiceSlug, timeInWords } from '../content/service-offers.ts';
import { findServicePage } from '../content/services.ts';
import { servicesPage } from '../content/services-page.ts';
import { CaseStudies } from './case-studies.tsx';
import { Aside } from './columns.tsx';
import { fetchLists, fetchPending, type Lists, ownFirst, type PendingLists, useLists } from './lists.ts';
import { type FactsProps, Points } from './points.tsx';
import { ProofSection } from './proof.tsx';
import { ServiceHead } from './service-head.tsx';
import { ServicesList } from './services-list.tsx';
import { Testimonials } from './testimonials.tsx';

/** The data of a services page. A page that the server rendered has its lists; on a navigation they are pending. */
interface PageData {
  readonly details: ServiceDetails;
  readonly lists: Lists | PendingLists;
}

/** Loads the texts of a service from their own chunk. */
export const loadDetails: Readonly<Record<ServiceSlug, () => Promise<ServiceDetails>>> = {
  ecommerce: async () =>
    (await import(/* webpackChunkName: "service-ecommerce" */ '../content/services/ecommerce.ts')).ecommerce,
  wordpress: async () =>
    (await import(/* webpackChunkName: "service-wordpress" */ '../content/services/wordpress.ts')).wordpress,
  'digital-marketing': async () =>
    (await import(/* webpackChunkName: "service-digital-marketing" */ '../content/services/digital-marketing.ts'))
      .digitalMarketing,
  shopify: async () =>
    (await import(/* webpackChunkName: "service-shopify" */ '../content/services/shopify.ts')).shopify,
  mern: async () => (await import(/* webpackChunkName: "service-mern" */ '../content/services/mern.ts')).mern,
  seo: async () => (await import(/* webpackChunkName: "service-seo" */ '../content/services/seo.ts')).seo,
};

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

export function Component() {
  const { details, lists: loaded } = useLoaderData<PageData>();
  const fetched = useLists(loaded);
  const page = findServicePage(useParams().slug);
  if (!fetched || !page) {
    return (
      // As high as the window, so that the footer stays out of view.
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
      <Points points={details.points} facts={factsOf(page.slug, details)} />
      <ScreenEnd />
      <ProofSection id={PROOF} slug={page.slug} proof={details.proof} works={details.related} />
      <ServiceQuestions questions={details.questions} />
      <CaseStudies studies={caseStudies} />
      <ServicesList services={services} slug={page.slug} />
      <Testimonials testimonials={testimonials} />
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

/** Number of lines of the door, radius of the innermost one, gap between two, and x of the middle and y of the top. */
const LINES = 27;
const INSIDE = 44;
const GAP = 12.4;
const MIDDLE = 370;
const TOP = 96;

const SIZE = { width: 720, height: 620 };

const d = Array.from({ length: LINES }, (_, i) => {
  const radius = INSIDE + i * GAP;
  const y = TOP + INSIDE + (LINES - 1) * GAP;
  return `M${MIDDLE - radius} 640V${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0V640`;
}).join('');

/** An open door of lines above the footer, aligned to the right: the art of the closing call. */
const Arch = () => <BentLines {...SIZE} d={d} fit="xMaxYMax meet" />;

/** Questions about a service, and a link to the FAQs. */
function ServiceQuestions({ questions }: Pick<ServiceDetails, 'questions'>) {
  const { title, more } = servicesPage.questions;
  return (
    <Section labelledBy="questions" tone="line">
      <Aside>
        <div>
          <Heading as="h2" size="title1" id="questions">
            {title}
          </Heading>
          <Text css={{ marginTop: '1.25rem' }}>{more.text}</Text>
          <ArrowLink to={more.to}>{more.action}</ArrowLink>
        </div>
        <QuestionList questions={questions} as="h3" />
      </Aside>
    </Section>
  );
}
