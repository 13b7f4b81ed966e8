import styled from '@emotion/styled';
import { photographs } from '@studio/pictures/photographs';
import { Picture } from '@studio/ui/picture';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { sellPage } from '../content/listings.ts';
import { formatPrice, type KnownSite } from '../content/sites.ts';
import { paths } from '../paths.ts';

/** A mat behind a picture, which it cuts off at the bottom. It is as high as its row, or as its aspect ratio requires. */
const Mat = styled.div`
  position: relative;
  overflow: hidden;
  height: 100%;
  aspect-ratio: var(--mat, 405 / 467);
  border-radius: ${token('radius-card')};
  background: ${token('wash')};
  & img {
    position: absolute;
    inset: var(--mat-top, 7.5%) var(--mat-side, 8.7%) auto;
    width: calc(100% - 2 * var(--mat-side, 8.7%));
    border-radius: ${token('radius-picture')} ${token('radius-picture')} 0 0;
    box-shadow: 0 0 0 1px ${token('hairline')};
    transition: transform ${token('motion')};
  }
  @media (prefers-reduced-motion: no-preference) {
    li:hover > & img {
      transform: translateY(-4px);
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.125rem 1rem;
  align-items: baseline;
  align-content: start;
  padding-top: 1rem;
`;

/** A link whose target is the whole card. */
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

interface SiteCardProps {
  readonly site: KnownSite;
  readonly isFirst: boolean;
  /** The `sizes` of the picture. */
  readonly sizes: string;
}

/** One site: photograph, title, price, description, categories, and a link to its preview. */
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
        <p css={{ fontSize: '1.25rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>{formatPrice(price)}</p>
        <Line>{description}</Line>
        <Line css={{ color: token('ink-3'), fontSize: '0.875rem' }}>{categories.join(', ')}</Line>
      </Words>
    </>
  );
}
