import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { photographs } from '@studio/pictures/photographs';
import { Picture } from '@studio/ui/picture';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { sellPage } from '../content/sell.ts';
import { type KnownSite, priceText } from '../content/sites/sites.ts';
import { Mat } from './mat.tsx';

interface SiteCardProps {
  readonly site: KnownSite;
  readonly isFirst: boolean;
  /** How wide the picture is in the layout. */
  readonly sizes: string;
}

const Words = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.125rem 1rem;
  align-items: baseline;
  align-content: start;
  padding-top: 1rem;
`;

/** The whole card can be hit. */
const Title = styled(Link)`
  ${type('title4')}
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-card')};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${token('iris')};
    outline-offset: 3px;
  }
`;

const Line = styled.p`
  grid-column: 1 / -1;
  color: ${token('ink-2')};
  text-wrap: pretty;
`;

/** One site: its photograph on a mat, what it is, what it costs, and the way to its preview. */
export function SiteCard({ site: { id, title, price, description, categories }, isFirst, sizes }: SiteCardProps) {
  return (
    <>
      <Mat>
        <Picture picture={photographs[id]} alt="" sizes={sizes} first={isFirst} />
      </Mat>
      <Words>
        <h2 css={{ display: 'contents' }}>
          <Title to={paths.sellPreview(id)}>
            {title}
            <VisuallyHidden>, {sellPage.preview.toLowerCase()}</VisuallyHidden>
          </Title>
        </h2>
        <p css={{ fontSize: '1.25rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>{priceText(price)}</p>
        <Line>{description}</Line>
        <Line css={{ color: token('ink-3'), fontSize: '0.875rem' }}>{categories.join(', ')}</Line>
      </Words>
    </>
  );
}
