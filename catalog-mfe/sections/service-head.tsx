import styled from '@emotion/styled';
import type { ServiceSlug } from '@studio/client/paths';
import { DigitalMarketingDrawing } from '@studio/pictures/drawings/digital-marketing';
import { EcommerceDrawing } from '@studio/pictures/drawings/ecommerce';
import { MernDrawing } from '@studio/pictures/drawings/mern';
import { SeoDrawing } from '@studio/pictures/drawings/seo';
import { ShopifyDrawing } from '@studio/pictures/drawings/shopify';
import { WordpressDrawing } from '@studio/pictures/drawings/wordpress';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';

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

const Region = styled(Container)`
  display: grid;
  gap: ${fluid(40, 64)} 2rem;
  align-items: end;
  padding-block: ${fluid(40, 96)} ${fluid(56, 96)};
  ${from.tablet} {
    grid-template-columns: 7fr 5fr;
  }
`;

/** As wide as its column; its lines stay as thin as they are on a card. */
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

/** A service's title and introduction, with its drawing, whose lines move apart under the pointer. */
export function ServiceHead({ slug, title, intro }: ServiceHeadProps) {
  const Drawing = drawings[slug];
  return (
    <Region data-spread>
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
    </Region>
  );
}
