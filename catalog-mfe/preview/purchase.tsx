import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui';
import { from, phone, phoneMargin, token, type } from '@studio/ui/tokens';
import { previewPage } from '../content/preview-page.ts';
import { formatPrice, type Site } from '../content/shelves.ts';

const { buy } = previewPage;

/** Below 1024px it sticks to the bottom of the window until its position is reached. The floating link is above or behind it. */
const Bar = styled.section`
  position: sticky;
  z-index: 6;
  bottom: 0;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 1rem;
  align-items: center;
  margin: 1.5rem calc(-1 * ${phoneMargin}) 0;
  padding: 0.75rem ${phoneMargin};
  border-top: 1px solid ${token('hairline')};
  background: ${token('ground')};
  ${from.tablet} {
    margin-inline: -2rem;
    padding: 1rem 2rem;
  }
  ${from.desktop} {
    position: static;
    z-index: auto;
    display: block;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    & > a {
      width: 100%;
    }
  }
`;

const Price = styled.p`
  ${type('title4')}
  font-variant-numeric: tabular-nums;
  & > span {
    color: ${token('ink-2')};
    font: 400 0.875rem/1.45 ${token('font-text')};
    letter-spacing: normal;
  }
  ${phone} {
    & > span {
      display: block;
    }
  }
  ${from.desktop} {
    ${type('title1')}
    margin-bottom: 1rem;
    & > span {
      margin-left: 0.75rem;
    }
  }
`;

/** Shown from 1024px on. */
const Reply = styled.p`
  display: none;
  ${from.desktop} {
    display: block;
    margin-top: 0.875rem;
    color: ${token('ink-2')};
    font-size: 0.875rem;
  }
`;

/** The price, and the link to the contact page with the site's title as the subject. */
export function Purchase({ site: { title, price } }: { readonly site: Site }) {
  return (
    <Bar aria-label={buy.title} data-foot-bar>
      <Price>
        {formatPrice(price)} <span>{buy.price}</span>
      </Price>
      <ButtonLink to={`/contact?${new URLSearchParams({ subject: title })}`}>{buy.ask}</ButtonLink>
      <Reply>{buy.reply}</Reply>
    </Bar>
  );
}
