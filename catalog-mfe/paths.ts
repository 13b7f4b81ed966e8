/** Addresses of this remote's pages. */
export const paths = {
  sell: '/sell',
  sellShopify: '/sell/shopify',
  sellEcommerce: '/sell/ecommerce',
  sellPreview: (id: string) => `/sell/preview/${id}`,
} as const;
