import {
  DigitalMarketingDrawing,
  type DrawingSize,
  EcommerceDrawing,
  MernDrawing,
  SeoDrawing,
  ShopifyDrawing,
  WordpressDrawing,
} from '@studio/pictures/drawings';
import type { ComponentType } from 'react';

/** The drawings of the services by the path of their pages. */
export const serviceDrawings: ReadonlyMap<string, ComponentType<DrawingSize>> = new Map([
  ['/services/ecommerce', EcommerceDrawing],
  ['/services/wordpress', WordpressDrawing],
  ['/services/mern', MernDrawing],
  ['/services/digital-marketing', DigitalMarketingDrawing],
  ['/services/shopify', ShopifyDrawing],
  ['/services/seo', SeoDrawing],
]);
