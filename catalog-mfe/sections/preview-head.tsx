import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Tag } from '@studio/ui/tag';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { Link } from 'react-router-dom';
import { previewPage } from '../content/preview.ts';
import { shelf } from '../content/sites/shelf.ts';
import { type KnownSite, priceText } from '../content/sites/sites.ts';

const Region = styled(Container)`
  display: grid;
  gap: 1.5rem 2rem;
  align-items: end;
  padding-block: ${fluid(24, 40)} ${fluid(32, 48)};
  ${from.tablet} {
    grid-template-columns: 1fr auto;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: ${fluid(8, 16)};
  color: ${token('ink-2')};
  text-underline-offset: 0.25em;
  &:hover {
    color: ${token('iris')};
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.25rem;
`;

const Deal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
`;

/** What the site is and costs, and the way to have it. */
export function PreviewHead({ site: { id, title, description, categories, price } }: { readonly site: KnownSite }) {
  const back = shelf.some((site) => site.id === id) ? paths.sellEcommerce : paths.sell;
  return (
    <Region>
      <div>
        <Back to={back}>{previewPage.back}</Back>
        <Heading as="h1" size="section">
          {title}
        </Heading>
        <Text size="lead" css={{ marginTop: '0.75rem' }}>
          {description}
        </Text>
        <Tags aria-label={previewPage.made}>
          {categories.map((category) => (
            <li key={category}>
              <Tag>{category}</Tag>
            </li>
          ))}
        </Tags>
      </div>
      <Deal>
        <p
          css={css`
            ${type('title3')}
            font-variant-numeric: tabular-nums;
          `}
        >
          {priceText(price)}
        </p>
        <ButtonLink to={paths.contact(title)}>{previewPage.ask}</ButtonLink>
      </Deal>
    </Region>
  );
}
