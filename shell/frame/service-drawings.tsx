import { paths } from '@studio/client/paths';
import { DigitalMarketingDrawing } from '@studio/pictures/drawings/digital-marketing';
import type { DrawingSize } from '@studio/pictures/drawings/drawing';
import { EcommerceDrawing } from '@studio/pictures/drawings/ecommerce';
import { MernDrawing } from '@studio/pictures/drawings/mern';
import { SeoDrawing } from '@studio/pictures/drawings/seo';
import { ShopifyDrawing } from '@studio/pictures/drawings/shopify';
import { WordpressDrawing } from '@studio/pictures/drawings/wordpress';
import type { ComponentType } from 'react';

/** The drawing of each service, by the address of its page. */
export const serviceDrawings: ReadonlyMap<string, ComponentType<DrawingSize>> = new Map([
  [paths.service('ecommerce'), EcommerceDrawing],
  [paths.service('wordpress'), WordpressDrawing],
  [paths.service('mern'), MernDrawing],
  [paths.service('digital-marketing'), DigitalMarketingDrawing],
  [paths.service('shopify'), ShopifyDrawing],
  [paths.service('seo'), SeoDrawing],
]);
