import styled from '@emotion/styled';
import {
  DigitalMarketingDrawing,
  EcommerceDrawing,
  MernDrawing,
  SeoDrawing,
  ShopifyDrawing,
  WordpressDrawing,
} from '@studio/pictures/drawings';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from, phone } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import type { ServiceSlug } from '../content/service-offers.ts';
import { servicesPage } from '../content/services-page.ts';

interface ServiceHeadProps {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly intro: string;
  /** Id of the section with the proof. */
  readonly proofId: string;
}

const drawings = {
  ecommerce: EcommerceDrawing,
  wordpress: WordpressDrawing,
  'digital-marketing': DigitalMarketingDrawing,
  shopify: ShopifyDrawing,
  mern: MernDrawing,
  seo: SeoDrawing,
} as const satisfies Record<ServiceSlug, unknown>;

const Columns = styled(Container)`
  display: grid;
  gap: ${fluid(48, 64)} 2rem;
  padding-block: ${fluid(40, 96)} ${fluid(56, 96)};
  ${from.tablet} {
    /* A long word does not widen its column: the drawing would move when the font arrives. */
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-height: 34rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin-top: 2rem;
  ${phone} {
    & > a + a {
      display: none;
    }
  }
`;

/** As wide as its column, with lines as thin as on a card. */
const Art = styled.div`
  & > svg {
    width: 100%;
    max-width: ${fluid(240, 560)};
    height: auto;
  }
  & path {
    vector-effect: non-scaling-stroke;
    stroke-width: 1.75px;
  }
  ${from.tablet} {
    display: grid;
    align-items: center;
    justify-items: end;
  }
`;

/** Title, introduction and drawing of a service. The lines of the drawing move apart while the pointer is over the head. */
export function ServiceHead({ slug, title, intro, proofId }: ServiceHeadProps) {
  const Drawing = drawings[slug];
  return (
    <Columns data-spread>
      <div>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '27.5rem', marginTop: '1.75rem' }}>
          {intro}
        </Text>
        <Actions>
          <ButtonLink to={`/contact?${new URLSearchParams({ subject: title })}`}>{servicesPage.action}</ButtonLink>
          <ButtonLink to={`#${proofId}`} variant="outline">
            {servicesPage.seeProof}
          </ButtonLink>
        </Actions>
      </div>
      <Art>
        <Drawing width={480} height={360} />
      </Art>
    </Columns>
  );
}
