import styled from '@emotion/styled';
import { LazyHydration } from '@platform/browser/lazy-hydration';
import type { RemoteApi, RemoteLoader } from '@platform/contract/remote-routes';
import type { ServiceSlug } from '@studio/content/choices';
import type { Service } from '@studio/content/collections/services';
import { readEntry } from '@studio/content/read';
import { ArrowLink, BentLines, BusyLine, ClosingCall, Container, Heading, QuestionList, Text } from '@studio/ui';
import { fluid, phone, token, type } from '@studio/ui/tokens';
import { useLoaderData, useParams } from 'react-router-dom';
import { defaultServices } from '../content/default-lists.ts';
import { detailsOf, type ServiceDetails } from '../content/service-details.ts';
import { serviceSlugOf } from '../content/service-drawings.ts';
import { priceOf, servicesPage } from '../content/services-page.ts';
import { Aside, AsideHead, SPACE } from './columns.tsx';
import { fetchLists, fetchPending, ownFirst, useLists } from './lists.ts';
import { ownSections } from './own/own-sections.ts';
import type { PageData, ServicePage } from './page-data.ts';
import { Facts, Points } from './points.tsx';
import { Results } from './results.tsx';
import { ServiceHead } from './service-head.tsx';
import { ServicesList } from './services-list.tsx';

/** On the server, returns settled lists. In the browser, returns pending lists, so that the page can show that it is loading. */
export const loader: RemoteLoader = async ({ params, request, context }): Promise<PageData> => {
  const slug = serviceSlugOf(params.slug);
  if (!slug) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { api, onServer } = context;
  const lists = onServer ? fetchLists(api, request.signal) : fetchPending(api, request.signal);
  const [service] = await Promise.all([fetchService(api, slug, request.signal), ownSections[slug].load()]);
  return { service, lists: await lists };
};

/** Fetches a service. If that fails, logs the error and returns its title only. Throws a 404 response if it has no page. */
async function fetchService(api: RemoteApi, slug: ServiceSlug, signal: AbortSignal): Promise<ServicePage> {
  let service: Service | undefined;
  try {
    service = await readEntry<Service>(api, `services/${slug}`, signal);
  } catch (error) {
    if (!signal.aborted) console.error(`/api/content/services/${slug} could not be read`, error);
    const { title, description } = defaultServices.find(({ slugs: [own] }) => own === slug) ?? defaultServices[0];
    return { title, summary: description, priceFrom: 0, price: '' };
  }
  if (!service?.hasPage) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { title, summary, priceFrom } = service;
  return { ...detailsOf(service), ...{ title, summary, priceFrom, price: priceOf(service) } };
}

const Status = styled.p`
  ${type('title4')}
  display: flex;
  align-items: center;
  gap: 1.25rem;
`;

export function Component() {
  const { service, lists: loaded } = useLoaderData<PageData>();
  const fetched = useLists(loaded);
  const slug = serviceSlugOf(useParams().slug);
  if (!fetched || !slug) {
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
  const { services, caseStudies, testimonials } = ownFirst(fetched, slug);
  const { title, intro = '', points, questions, closing, closingText } = service;
  return (
    <>
      <ServiceHead slug={slug} title={title} intro={intro} />
      {points && <Facts facts={factsOf(service)} />}
      {points && <Points points={points} />}
      <LazyHydration key={slug} section={ownSections[slug]} />
      <Results studies={caseStudies} testimonials={testimonials} />
      {questions && <ServiceQuestions questions={questions} />}
      <ServicesList services={services} slug={slug} />
      <ClosingCall
        title={closing || servicesPage.closing.title}
        text={closingText || servicesPage.closing.text}
        action={servicesPage.action}
        subject={title}
        art={<Arch />}
        low
      />
    </>
  );
}

/** Price, time and first step. */
function factsOf({ price, time = '', priceNote = '', timeNote = '', first = '', firstNote = '' }: ServicePage) {
  const labels = servicesPage.facts;
  return [
    { label: labels.price, value: price, note: priceNote },
    { label: labels.time, value: capitalized(time), note: timeNote },
    { label: labels.first, value: first, note: firstNote },
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

const compact = {
  '& summary': { minHeight: '3.5rem', paddingBlock: '0.75rem' },
  [phone]: {
    '& summary': { minHeight: '3rem', paddingBlock: '0.5rem' },
    '& h2': { fontSize: token('size-title3') },
    '& h3': { fontSize: '1rem' },
  },
} as const;

/** Questions about a service, and a link to the FAQs. */
function ServiceQuestions({ questions }: Pick<ServiceDetails, 'questions'>) {
  const { title, more } = servicesPage.questions;
  return (
    <section aria-labelledby="questions">
      <Container css={[{ paddingBlock: SPACE }, compact]}>
        <Aside>
          <AsideHead>
            <Heading as="h2" size="title1" id="questions">
              {title}
            </Heading>
            <Text css={{ marginTop: '0.75rem' }}>{more.text}</Text>
            <ArrowLink to={more.to}>{more.action}</ArrowLink>
          </AsideHead>
          <QuestionList questions={questions} as="h3" firstOpen />
        </Aside>
      </Container>
    </section>
  );
}
