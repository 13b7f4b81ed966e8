import type { SiteIdentity } from './identity.ts';

/** An agency for tests. */
export const site: SiteIdentity = {
  name: 'Studio 285',
  phone: '+880 1700 000000',
  email: 'hello@studio285.example',
  address: 'Dhaka, Bangladesh',
  hours: 'Sunday to Thursday',
  map: { latitude: 23.7, longitude: 90.4, zoom: 16 },
  social: {
    facebook: 'https://facebook.com/studio',
    linkedin: 'https://linkedin.com/company/studio',
    x: 'https://x.com/studio_x',
    github: 'https://github.com/studio',
  },
  supportText: 'Hello',
  copyrightYear: 2025,
};
