// Written by `npm run stills`.
// Addresses of the files that it draws. All are masks: lines are opaque, the background is transparent. Each service has its
// poster closed and open, and the same for phones at rest and open.
export { default as 'digital-marketing-closed' } from './stills/digital-marketing-closed.svg';
export { default as 'digital-marketing-open' } from './stills/digital-marketing-open.svg';
export { default as 'digital-marketing-phone-open' } from './stills/digital-marketing-phone-open.svg';
export { default as 'digital-marketing-phone-rest' } from './stills/digital-marketing-phone-rest.svg';
export { default as 'ecommerce-closed' } from './stills/ecommerce-closed.svg';
export { default as 'ecommerce-open' } from './stills/ecommerce-open.svg';
export { default as 'ecommerce-phone-open' } from './stills/ecommerce-phone-open.svg';
export { default as 'ecommerce-phone-rest' } from './stills/ecommerce-phone-rest.svg';
export { default as 'mern-closed' } from './stills/mern-closed.svg';
export { default as 'mern-open' } from './stills/mern-open.svg';
export { default as 'mern-phone-open' } from './stills/mern-phone-open.svg';
export { default as 'mern-phone-rest' } from './stills/mern-phone-rest.svg';
export { default as 'seo-closed' } from './stills/seo-closed.svg';
export { default as 'seo-open' } from './stills/seo-open.svg';
export { default as 'seo-phone-open' } from './stills/seo-phone-open.svg';
export { default as 'seo-phone-rest' } from './stills/seo-phone-rest.svg';
export { default as 'shopify-closed' } from './stills/shopify-closed.svg';
export { default as 'shopify-open' } from './stills/shopify-open.svg';
export { default as 'shopify-phone-open' } from './stills/shopify-phone-open.svg';
export { default as 'shopify-phone-rest' } from './stills/shopify-phone-rest.svg';
export { default as 'wordpress-closed' } from './stills/wordpress-closed.svg';
export { default as 'wordpress-open' } from './stills/wordpress-open.svg';
export { default as 'wordpress-phone-open' } from './stills/wordpress-phone-open.svg';
export { default as 'wordpress-phone-rest' } from './stills/wordpress-phone-rest.svg';
