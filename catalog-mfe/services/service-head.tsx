import styled from '@emotion/styled';
import type { ServiceSlug } from '@studio/content/choices';
import { ButtonLink, Container, Heading, Text } from '@studio/ui';
import { fluid, from, token } from '@studio/ui/tokens';
import { servicesPage } from '../content/services-page.ts';
import { posterHeight, ServicePoster } from './posters/service-poster.tsx';
import { RESULTS } from './results.tsx';

interface ServiceHeadProps {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly intro: string;
}

/** Height of the header. */
const HEADER = '4.75rem';

/** From 768px on the poster begins at the top of the page, behind the header. */
const Head = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: ${fluid(32, 40)} 0;
  ${from.tablet} {
    margin-top: -${HEADER};
    padding-block: max(7rem, min(100vw / 9, 14rem)) 4rem;
    /* Fades the lines behind the header to a third. */
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 0 auto;
      height: 7rem;
      background: linear-gradient(color-mix(in srgb, ${token('ground')} 70%, transparent) 60%, transparent);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-block: 1.75rem 1.5rem;
  ${from.tablet} {
    margin-block: 2rem 3rem;
  }
`;

export function ServiceHead({ slug, title, intro }: ServiceHeadProps) {
  return (
    <Head data-own-lines data-no-line css={posterHeight}>
      <Container>
        <Heading as="h1" size="page" css={{ width: 'min-content' }}>
          {title}
        </Heading>
        <Text
          size="lead"
          css={{ maxWidth: '27.5rem', marginTop: '1.75rem', [from.tablet]: { maxWidth: 'min(27.5rem, 42vw)' } }}
        >
          {intro}
        </Text>
        <Actions>
          <ButtonLink to={`/contact?${new URLSearchParams({ subject: title })}`}>{servicesPage.action}</ButtonLink>
          <ButtonLink to={`#${RESULTS}`} variant="outline">
            {servicesPage.seeResults}
          </ButtonLink>
        </Actions>
      </Container>
      <ServicePoster key={slug} slug={slug} />
    </Head>
  );
}
