export const shared = {
  breadcrumb: 'Breadcrumb',
  contents: 'Contents',
  newTab: ', opens in a new tab',
  pause: 'Pause',
  play: 'Play',
  carousel: 'carousel',
} as const;
