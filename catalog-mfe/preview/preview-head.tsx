import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { ArrowLeft } from '@studio/ui/icons';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { Link } from 'react-router-dom';
import { previewPage } from '../content/preview-page.ts';
import { isOnLargeShelf, type KnownSite } from '../content/sites.ts';
import { paths } from '../paths.ts';

const Head = styled(Container)`
  display: grid;
  gap: 0.75rem 2rem;
  align-items: end;
  padding-block: ${fluid(24, 48)} ${fluid(24, 56)};
  ${from.desktop} {
    grid-template-columns: repeat(12, 1fr);
    & > :nth-of-type(1) {
      grid-column: span 8;
    }
    & > :nth-of-type(2) {
      grid-column: span 4;
      padding-bottom: 0.5rem;
    }
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-bottom: ${fluid(8, 16)};
  color: ${token('ink-2')};
  text-decoration: none;
  &:hover {
    color: ${token('iris')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** Title and description of a site, with a link back to its shelf. */
export function PreviewHead({ site }: { readonly site: KnownSite }) {
  const { id, title, description } = site;
  return (
    <Head>
      <div>
        <Back to={isOnLargeShelf(site) ? paths.sellEcommerce : paths.sell}>
          <ArrowLeft size={18} />
          {previewPage.back}
        </Back>
        <Heading as="h1" size="page" data-shared={`title-site-${id}`}>
          {title}
        </Heading>
      </div>
      <div>
        <Text size="lead">{description}</Text>
      </div>
    </Head>
  );
}
