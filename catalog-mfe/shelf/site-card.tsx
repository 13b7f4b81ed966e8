import styled from '@emotion/styled';
import { photographs } from '@studio/pictures/photographs';
import { Picture, VisuallyHidden } from '@studio/ui';
import { moving, token, type } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { sellPage } from '../content/listings.ts';
import { formatPrice, type Site } from '../content/shelves.ts';
import { paths } from '../paths.ts';

/** A mat behind a sheet, which it crops at the bottom. It is as high as its row, or as its aspect ratio requires. */
const Mat = styled.div`
  position: relative;
  overflow: hidden;
  height: 100%;
  aspect-ratio: var(--mat, 405 / 467);
  border-radius: ${token('radius-card')};
  background: ${token('wash')};
`;

/** Crops a higher picture, which scrolls to its end while the card is hovered or has the focus. */
const Sheet = styled.div`
  position: absolute;
  overflow: hidden;
  inset: var(--mat-top, 7.5%) var(--mat-side, 8.7%) 0;
  border-radius: ${token('radius-picture')} ${token('radius-picture')} 0 0;
  box-shadow: 0 0 0 1px ${token('hairline')};
  container-type: size;
  & img {
    width: 100%;
  }
  ${moving} {
    & img {
      transition: transform 600ms ease-out;
    }
    li:has(:focus-visible) & img,
    li:hover & img {
      transform: translateY(calc(100cqh - 100%));
      transition: transform var(--mat-scroll, 2.5s) cubic-bezier(0.4, 0, 0.3, 1);
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

const Title = styled(Link)`
  ${type('title4')}
  text-decoration: none;
`;

const Line = styled.p`
  grid-column: 1 / -1;
  color: ${token('ink-2')};
  text-wrap: pretty;
`;

interface SiteCardProps {
  readonly site: Site;
  readonly isFirst: boolean;
  readonly sizes: string;
}

/** One site: photograph, title, price, description, categories, and a link to its preview. */
export function SiteCard({
  site: { slug, template, title, price, description, categories },
  isFirst,
  sizes,
}: SiteCardProps) {
  return (
    <>
      <Mat>
        <Sheet data-shared={`site-${slug}`}>
          <Picture picture={photographs[template]} alt="" sizes={sizes} first={isFirst} />
        </Sheet>
      </Mat>
      <Words>
        <h2 data-shared={`title-site-${slug}`}>
          <Title to={paths.sellPreview(slug)}>
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
