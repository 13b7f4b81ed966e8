import styled from '@emotion/styled';
import {
  DigitalMarketingDrawing,
  EcommerceDrawing,
  MernDrawing,
  SeoDrawing,
  ShopifyDrawing,
  WordpressDrawing,
} from '@studio/pictures/drawings';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import type { ServiceSlug } from '../content/services.ts';

interface ServiceHeadProps {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly intro: string;
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
  gap: ${fluid(40, 64)} 2rem;
  align-items: end;
  padding-block: ${fluid(40, 96)} ${fluid(56, 96)};
  ${from.tablet} {
    grid-template-columns: 7fr 5fr;
  }
`;

/** As wide as its column, with lines as thin as on a card. */
const Art = styled.div`
  & > svg {
    width: 100%;
    max-width: ${fluid(240, 480)};
    height: auto;
  }
  & path {
    vector-effect: non-scaling-stroke;
    stroke-width: 1.75px;
  }
  ${from.tablet} {
    justify-self: end;
    width: 100%;
    max-width: 30rem;
  }
`;

/** Title, introduction and drawing of a service. The lines of the drawing move apart while the pointer is over the head. */
export function ServiceHead({ slug, title, intro }: ServiceHeadProps) {
  const Drawing = drawings[slug];
  return (
    <Columns data-spread>
      <div>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '30em', marginTop: fluid(20, 32) }}>
          {intro}
        </Text>
      </div>
      <Art>
        <Drawing width={480} height={360} />
      </Art>
    </Columns>
  );
}
