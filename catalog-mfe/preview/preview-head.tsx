import styled from '@emotion/styled';
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
import { formatPrice, isOnLargeShelf, type KnownSite } from '../content/sites.ts';
import { paths } from '../paths.ts';

const Columns = styled(Container)`
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

const Price = styled.p`
  ${type('title3')}
  font-variant-numeric: tabular-nums;
`;

/** Title, description, categories and price of a site, with links back to its shelf and on to the contact page. */
export function PreviewHead({ site }: { readonly site: KnownSite }) {
  const { title, description, categories, price } = site;
  return (
    <Columns>
      <div>
        <Back to={isOnLargeShelf(site) ? paths.sellEcommerce : paths.sell}>{previewPage.back}</Back>
        <Heading as="h1" size="section">
          {title}
        </Heading>
        <Text size="lead" css={{ marginTop: '0.75rem' }}>
          {description}
        </Text>
        <ul
          aria-label={previewPage.made}
          css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '1.25rem' }}
        >
          {categories.map((category) => (
            <li key={category}>
              <Tag>{category}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem 1.5rem' }}>
        <Price>{formatPrice(price)}</Price>
        <ButtonLink to={`/contact?${new URLSearchParams({ subject: title })}`}>{previewPage.ask}</ButtonLink>
      </div>
    </Columns>
  );
}
