import { ClosingCall } from '@studio/ui/closing-call';
import { useLocation } from 'react-router-dom';
import { listings, sellPage } from '../content/sell.ts';
import { Further } from '../sections/further.tsx';
import { SellHead } from '../sections/sell-head.tsx';
import { Shelf } from '../sections/shelf.tsx';
import { untilSearched } from '../sections/until-searched.ts';

/** `/sell`, `/sell/shopify` and `/sell/ecommerce` */
export function Component() {
  const { pathname } = useLocation();
  const listing = Object.values(listings).find(({ path }) => path === pathname) ?? listings.sell;
  return (
    <>
      <SellHead title={sellPage.title} lead={listing.lead} />
      <Shelf key={listing.path} listing={listing} />
      <div css={untilSearched}>
        <Further {...listing.further} />
        <ClosingCall {...sellPage.closing} />
      </div>
    </>
  );
}
