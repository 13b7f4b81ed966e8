// Written by `npm run stills`.
import type { ServiceSlug } from '../../content/service-offers.ts';
import digitalMarketingClosed from './stills/digital-marketing-closed.svg';
import digitalMarketingFigure from './stills/digital-marketing-figure.svg';
import digitalMarketingOpen from './stills/digital-marketing-open.svg';
import digitalMarketingPhoneOpen from './stills/digital-marketing-phone-open.svg';
import digitalMarketingPhoneRest from './stills/digital-marketing-phone-rest.svg';
import ecommerceClosed from './stills/ecommerce-closed.svg';
import ecommerceFigure from './stills/ecommerce-figure.svg';
import ecommerceOpen from './stills/ecommerce-open.svg';
import ecommercePhoneOpen from './stills/ecommerce-phone-open.svg';
import ecommercePhoneRest from './stills/ecommerce-phone-rest.svg';
import mernClosed from './stills/mern-closed.svg';
import mernFigure from './stills/mern-figure.svg';
import mernOpen from './stills/mern-open.svg';
import mernPhoneOpen from './stills/mern-phone-open.svg';
import mernPhoneRest from './stills/mern-phone-rest.svg';
import seoClosed from './stills/seo-closed.svg';
import seoFigure from './stills/seo-figure.svg';
import seoOpen from './stills/seo-open.svg';
import seoPhoneOpen from './stills/seo-phone-open.svg';
import seoPhoneRest from './stills/seo-phone-rest.svg';
import shopifyClosed from './stills/shopify-closed.svg';
import shopifyFigure from './stills/shopify-figure.svg';
import shopifyOpen from './stills/shopify-open.svg';
import shopifyPhoneOpen from './stills/shopify-phone-open.svg';
import shopifyPhoneRest from './stills/shopify-phone-rest.svg';
import wordpressClosed from './stills/wordpress-closed.svg';
import wordpressFigure from './stills/wordpress-figure.svg';
import wordpressOpen from './stills/wordpress-open.svg';
import wordpressPhoneOpen from './stills/wordpress-phone-open.svg';
import wordpressPhoneRest from './stills/wordpress-phone-rest.svg';

/** Addresses of the files that `npm run stills` draws. Each of them is for a mask: its lines are opaque, its ground is transparent. */
interface Stills {
  /** The poster before it opens, and open. */
  readonly closed: string;
  readonly open: string;
  /** The poster of phones before the page is scrolled, and open. */
  readonly phoneRest: string;
  readonly phoneOpen: string;
  /** The number of the proof. */
  readonly figure: string;
}

export const stills: Readonly<Record<ServiceSlug, Stills>> = {
  'digital-marketing': {
    closed: digitalMarketingClosed,
    figure: digitalMarketingFigure,
    open: digitalMarketingOpen,
    phoneOpen: digitalMarketingPhoneOpen,
    phoneRest: digitalMarketingPhoneRest,
  },
  ecommerce: {
    closed: ecommerceClosed,
    figure: ecommerceFigure,
    open: ecommerceOpen,
    phoneOpen: ecommercePhoneOpen,
    phoneRest: ecommercePhoneRest,
  },
  mern: {
    closed: mernClosed,
    figure: mernFigure,
    open: mernOpen,
    phoneOpen: mernPhoneOpen,
    phoneRest: mernPhoneRest,
  },
  seo: {
    closed: seoClosed,
    figure: seoFigure,
    open: seoOpen,
    phoneOpen: seoPhoneOpen,
    phoneRest: seoPhoneRest,
  },
  shopify: {
    closed: shopifyClosed,
    figure: shopifyFigure,
    open: shopifyOpen,
    phoneOpen: shopifyPhoneOpen,
    phoneRest: shopifyPhoneRest,
  },
  wordpress: {
    closed: wordpressClosed,
    figure: wordpressFigure,
    open: wordpressOpen,
    phoneOpen: wordpressPhoneOpen,
    phoneRest: wordpressPhoneRest,
  },
};
